import type { Ontology } from '../../../contract/index.ts';
import { defineController, type Controller, type Persistence } from '../../../controller/index.ts';
import type { Environment } from '../../../environment/index.ts';
import type { OntologyChanges } from '../../../query/index.ts';
import { createEditing } from './createEditing.ts';
import { createRequests } from './createRequests.ts';
import type { EditorActions, EditorEvents } from './editorActions.ts';
import {
  viewOf,
  initialEditorState,
  type EditorState,
  type OntologyEditorView,
} from './editorState.ts';
import { restoreUnsaved, unsavedIn, type UnsavedOntology } from './keepUnsaved.ts';
import { followHost } from './followHost.ts';
import { syncOpen } from './syncOpen.ts';

/** A framework-independent editor. */
export type Editor = Controller<EditorState, EditorActions, EditorEvents>;

/** Options of {@link createEditor}. */
export interface CreateEditorOptions {
  changes: OntologyChanges;
  /** The initially open ontology or page. @default none */
  view?: OntologyEditorView;
  /** The storage of unsaved changes across reloads. @default they are lost with the page */
  persistence?: Persistence<UnsavedOntology> | undefined;
  /** @default the browser */
  environment?: Environment;
}

/** Creates an editor. While mounted, it follows the cached list of ontologies. */
export function createEditor({
  changes,
  view,
  persistence,
  environment,
}: CreateEditorOptions): Editor {
  let restore = (): Promise<void> => Promise.resolve();
  let sync: (list: readonly Ontology[]) => void = () => undefined;
  let listed: readonly Ontology[] | undefined;
  const editor = defineController<EditorState, EditorActions, EditorEvents>({
    initialState: initialEditorState,
    environment,
    actions(context) {
      const editing = createEditing(context, changes);
      if (persistence !== undefined) {
        restore = () => restoreUnsaved(persistence, context, editing);
      }
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
    mount() {
      const stop = changes.observeList((list) => sync(list));
      const stopSaving = editor.store.subscribe(({ open }, before) => {
        const [next, last] = [unsavedIn(open), unsavedIn(before.open)];
        if (open !== before.open && (next ?? last) !== undefined) void persistence?.write(next);
      });
      void restore().then(() => {
        // Storage may be slower than the list, which others may have changed meanwhile.
        if (listed !== undefined) sync(listed);
      });
      return () => {
        stop();
        stopSaving();
      };
    },
  });
  if (view !== undefined) editor.actions.followView(view);
  return editor;
}
