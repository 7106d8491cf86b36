import type { Ontology } from '../../../contract/index.ts';
import {
  defineController,
  type Controller,
  type Persistence,
  isSameJson,
  readView,
} from '../../../controller/index.ts';
import { browserEnvironment, type Environment } from '../../../environment/index.ts';
import type { OntologyChanges } from '../../../query/index.ts';
import { createEditing } from './createEditing.ts';
import { createRequests } from './createRequests.ts';
import type { EditorActions, EditorEvents } from './editorActions.ts';
import {
  viewOf,
  initialEditorState,
  type EditorState,
  type OntologyEditorView,
  editorViewSchemas,
  type Destination,
} from './editorState.ts';
import { keepUnsaved, type UnsavedOntology } from './keepUnsaved.ts';
import { syncOpen } from './syncOpen.ts';
import { blankDraft, draftOf } from './draft/ontologyDraft.ts';

/** A framework-independent editor. */
export type Editor = Controller<EditorState, EditorActions, EditorEvents>;

/** Options of {@link createEditor}. */
export interface CreateEditorOptions {
  changes: OntologyChanges;
  /** The initially open ontology or page. @default none */
  view?: OntologyEditorView;
  /** The storage of unsaved changes across reloads. @default they are lost with the page */
  persistence?: Persistence<ReadonlyMap<string, UnsavedOntology>> | undefined;
  /** @default the browser */
  environment?: Environment;
}

/** Creates an editor. While mounted, it follows the cached list of ontologies. */
export function createEditor({
  changes,
  view,
  persistence,
  environment = browserEnvironment,
}: CreateEditorOptions): Editor {
  const kept = persistence && keepUnsaved(persistence, environment.tabs);
  let restore = (): Promise<void> => Promise.resolve();
  let sync: (list: readonly Ontology[]) => void = () => undefined;
  let listed: readonly Ontology[] | undefined;
  const editor = defineController<EditorState, EditorActions, EditorEvents>({
    initialState: initialEditorState,
    environment,
    actions(context) {
      const editing = createEditing(context, changes);
      if (kept !== undefined) restore = () => kept.restore(context, editing, view);
      const host = followHost(context.getState, editing.follow);
      sync = (list) => {
        listed = list;
        // During a request the list may be older than the change.
        if (context.getState().busy === undefined) editing.change((open) => syncOpen(open, list));
        host.takeList(list);
      };
      return {
        ...editing.actions,
        ...createRequests(context, changes, editing),
        followView: host.follow,
        keepEditing() {
          const isHosts = host.refuse();
          editing.actions.keepEditing();
          if (isHosts) context.emit('viewChange', viewOf(context.getState()));
        },
      };
    },
    mount(_, { getState }) {
      const stop = changes.observeList((list) => sync(list));
      const stopKeeping = kept?.mount(() => getState().open);
      const stopSaving = editor.store.subscribe(({ open }, before) =>
        kept?.onChange(open, before.open),
      );
      void restore().then(() => {
        // Storage may be slower than the list, which others may have changed meanwhile.
        if (listed !== undefined) sync(listed);
      });
      return () => {
        stop();
        stopSaving();
        stopKeeping?.();
      };
    },
  });
  if (view !== undefined) editor.actions.followView(view);
  return editor;
}

/** Follows the host's navigation; the editor asks if that would lose changes. */
function followHost(
  getState: () => EditorState,
  navigate: (destination: Destination | string) => void,
) {
  let list: readonly Ontology[] | undefined;
  let given: OntologyEditorView | undefined;
  let refused: OntologyEditorView | undefined;

  function arrive(): void {
    if (given === undefined || isSameJson(given, viewOf(getState()))) return;
    const destination = destinationOf(given, list);
    const { blockedDestination } = getState();
    if (destination === undefined) {
      if (list !== undefined && given.ontologyId !== undefined) navigate(given.ontologyId);
      return;
    }
    if (isSameJson(destination, blockedDestination)) return;
    navigate(destination);
  }

  return {
    /** Receives the host's view, possibly unchanged. */
    follow: (wanted: OntologyEditorView): void => {
      const view = readView(editorViewSchemas, wanted);
      if (refused !== undefined && isSameJson(view, refused)) return;
      refused = undefined;
      given = view;
      arrive();
    },
    /** Receives the list, which may contain the pending ontology of the host. */
    takeList: (next: readonly Ontology[]): void => {
      const isFirst = list === undefined;
      list = next;
      if (isFirst) arrive();
    },
    /**
     * Records that the user cancelled. They aren't asked again for the same view.
     *
     * @returns True if the host had navigated.
     */
    refuse: (): boolean => {
      const isHosts =
        getState().blockedDestination !== undefined &&
        given !== undefined &&
        !isSameJson(given, viewOf(getState()));
      if (isHosts) refused = given;
      return isHosts;
    },
  };
}

/** Returns the destination; undefined if the list doesn't contain the ontology. */
function destinationOf(
  { ontologyId, page }: OntologyEditorView,
  list: readonly Ontology[] | undefined,
): Destination | undefined {
  if (page === 'combination') return { to: 'combination' };
  if (page === 'new') return { to: 'new', draft: blankDraft };
  if (ontologyId === undefined) return { to: 'nothing' };
  const ontology = list?.find((one) => one.ontologyId === ontologyId);
  return ontology && { to: 'stored', draft: draftOf(ontology) };
}
