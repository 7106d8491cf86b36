import { isPlatformError } from '../../../client/errors/index.ts';
import { termLists, type Ontology } from '../../../contract/index.ts';
import {
  defineController,
  type Controller,
  type ControllerContext,
} from '../../../controller/index.ts';
import type { Environment } from '../../../environment/index.ts';
import type { OntologyChanges, OntologyPick } from '../../../query/index.ts';
import { setId, setName, type DraftEdit } from './draft/draftEdits.ts';
import { record, redo, undo } from './draft/editHistory.ts';
import {
  changesOf,
  creationOf,
  draftProblems,
  isSameDraft,
  suggestId,
  type OntologyDraft,
} from './draft/ontologyDraft.ts';
import { takeFields } from './draft/rebaseDraft.ts';
import {
  initialEditorState,
  isDirty,
  openOntology,
  type Destination,
  type EditorFailure,
  type EditorState,
  type OpenOntology,
  type Sample,
} from './editorState.ts';
import { afterSave, syncOpen } from './syncOpen.ts';

/** What a person can do in the editor. */
export interface EditorActions {
  /** Goes somewhere. Where that would lose changes, it only remembers the destination. */
  navigate: (destination: Destination) => void;
  /** Drops the changes, and goes where the person wanted to. */
  discard: () => void;
  /** Stays with the changes. */
  keepEditing: () => void;
  /** Edits of one group that follow each other are undone together. */
  edit: (change: DraftEdit, group?: string) => void;
  /** Sets the name, and with it the id, until the person writes one. */
  rename: (name: string) => void;
  /** Undoes the last step; with a field, only a step that changed it. */
  undo: (field?: StepField) => void;
  /** Redoes the step that was undone last; with a field, only a step that changed it. */
  redo: (field?: StepField) => void;
  /** Saves, then goes where the person wanted to. False where it was not saved. */
  save: () => Promise<boolean>;
  /** Creates the open one again, for one that was deleted elsewhere. */
  createAgain: () => Promise<boolean>;
  /** Gives up what was changed here where others changed it too. */
  takeTheirs: () => void;
  remove: (draft: OntologyDraft) => Promise<boolean>;
  /** Creates the one that was deleted last again, and opens it. */
  restore: () => Promise<void>;
  /** Closes the messages: a failure, a deletion, a missing permission. */
  dismiss: () => void;
  setSample: (sample: Sample) => void;
  setPick: (pick: OntologyPick) => void;
}

/** What an editor reports to its host. */
export interface EditorEvents {
  /** The first unsaved change was made, or the last one saved or undone. */
  dirtyChange: [isDirty: boolean];
  /** A request failed. The person has seen it too. */
  error: [error: unknown];
}

/** An editor without React. */
export type Editor = Controller<EditorState, EditorActions, EditorEvents>;

/** Options of {@link createEditor}. */
export interface CreateEditorOptions {
  changes: OntologyChanges;
  /** @default the browser */
  environment?: Environment;
}

/** Creates an editor. While it is mounted, it follows the cached list of ontologies. */
export function createEditor({ changes, environment }: CreateEditorOptions): Editor {
  let sync: (list: readonly Ontology[]) => void = () => undefined;
  return defineController<EditorState, EditorActions, EditorEvents>({
    initialState: initialEditorState,
    environment,
    actions(context) {
      const editing = createEditing(context);
      sync = (list) => {
        // What the list says during a request may be older than the change.
        if (context.getState().busy === undefined) editing.change((open) => syncOpen(open, list));
      };
      return { ...editing.actions, ...createRequests(context, changes, editing) };
    },
    mount: () => changes.observeList((list) => sync(list)),
  });
}

type EditorContext = ControllerContext<EditorState, EditorEvents>;

type RequestActions = Pick<EditorActions, 'save' | 'createAgain' | 'remove' | 'restore'>;

interface Editing {
  /** Changes the state, and reports when it became dirty or clean. */
  set: (next: Partial<EditorState>) => void;
  change: (next: (open: OpenOntology) => OpenOntology) => void;
  /** Opens a destination, whatever is lost. */
  arrive: (destination: Destination) => void;
  actions: Omit<EditorActions, keyof RequestActions>;
}

/** What needs no request. */
function createEditing({ getState, setState, emit }: EditorContext): Editing {
  const set: Editing['set'] = (next) => {
    const wasDirty = isDirty(getState().open);
    setState(next);
    const isNowDirty = isDirty(getState().open);
    if (isNowDirty !== wasDirty) emit('dirtyChange', isNowDirty);
  };
  const change: Editing['change'] = (next) => {
    const { open } = getState();
    if (open !== undefined) set({ open: next(open) });
  };
  const arrive: Editing['arrive'] = (destination) =>
    set({
      open:
        destination.to === 'stored' || destination.to === 'new'
          ? openOntology(destination.to, destination.draft)
          : undefined,
      isTryingCombination: destination.to === 'combination',
      blockedDestination: undefined,
      failure: undefined,
      saved: undefined,
    });
  return {
    set,
    change,
    arrive,
    actions: {
      navigate(destination) {
        if (isDirty(getState().open)) set({ blockedDestination: destination });
        else arrive(destination);
      },
      discard() {
        const { blockedDestination } = getState();
        if (blockedDestination !== undefined) arrive(blockedDestination);
      },
      keepEditing: () => set({ blockedDestination: undefined }),
      edit(edit, group) {
        if (getState().missingScope !== undefined) return;
        set({ saved: undefined });
        change((open) => ({
          ...open,
          isIdWritten: open.isIdWritten || group === 'ontologyId',
          history: record(open.history, edit(open.history.present), group),
        }));
      },
      rename: (name) =>
        change((open) => {
          const named = setName(name)(open.history.present);
          const followsName = open.kind === 'new' && !open.isIdWritten;
          const next = followsName ? setId(suggestId(name))(named) : named;
          return { ...open, history: record(open.history, next, 'displayName') };
        }),
      undo: (field) =>
        change((open) =>
          isStepOf(field, open, open.history.past.at(-1))
            ? { ...open, history: undo(open.history) }
            : open,
        ),
      redo: (field) =>
        change((open) =>
          isStepOf(field, open, open.history.future[0])
            ? { ...open, history: redo(open.history) }
            : open,
        ),
      takeTheirs: () =>
        change((open) => ({
          ...open,
          conflicts: [],
          history: record(
            open.history,
            takeFields(open.history.present, open.base, open.conflicts),
          ),
        })),
      dismiss: () => set({ deleted: undefined, failure: undefined, missingScope: undefined }),
      setSample: (sample) => set({ sample }),
      setPick: (pick) => set({ pick }),
    },
  };
}

/** The name comes before the id, which may have followed it in the same step. */
const stepFields = ['displayName', 'ontologyId', 'version', ...termLists] as const;

/** A field whose steps can be undone on their own. */
export type StepField = (typeof stepFields)[number];

/** Whether a text names a {@link StepField}. */
export function isStepField(text: string | undefined): text is StepField {
  return stepFields.some((field) => field === text);
}

function isStepOf(
  field: StepField | undefined,
  { history: { present } }: OpenOntology,
  other: OntologyDraft | undefined,
): boolean {
  if (field === undefined) return true;
  return stepFields.find((name) => other?.[name] !== present[name]) === field;
}

/** What the platform is asked for. */
function createRequests(
  { getState, emit }: EditorContext,
  changes: OntologyChanges,
  { set, change, arrive }: Editing,
): RequestActions {
  /** Runs one request at a time; tells whether it succeeded. */
  const attempt = async (
    request: EditorFailure['request'],
    run: () => Promise<void>,
  ): Promise<boolean> => {
    const { busy, missingScope } = getState();
    if (busy !== undefined || missingScope !== undefined) return false;
    set({ busy: request, failure: undefined, saved: undefined });
    try {
      await run();
      set({ busy: undefined });
      return true;
    } catch (error) {
      set({
        busy: undefined,
        failure: { request, error },
        blockedDestination: undefined,
        missingScope: isPlatformError(error) ? error.missingScope : undefined,
      });
      emit('error', error);
      return false;
    }
  };

  const save = async (takenIds: readonly string[]): Promise<boolean> => {
    const { open } = getState();
    if (open === undefined) return false;
    const sent = open.history.present;
    if (draftProblems(sent, open.kind === 'new' ? takenIds : []).length > 0) return false;
    if (open.kind === 'stored' && isSameDraft(sent, open.base)) return false;
    const isSaved = await attempt('save', async () => {
      if (open.kind === 'new') await changes.create(creationOf(sent));
      else await changes.update(sent.ontologyId, changesOf(open.base, sent));
    });
    if (!isSaved) return false;
    const { open: current, deletedIds, deleted, blockedDestination } = getState();
    set({
      saved: sent.ontologyId,
      deleted: deleted?.ontologyId === sent.ontologyId ? undefined : deleted,
      deletedIds: new Set([...deletedIds].filter((id) => id !== sent.ontologyId)),
      // Another one may be open by now.
      open: current?.key === open.key ? afterSave(current, sent) : current,
    });
    if (blockedDestination !== undefined) arrive(blockedDestination);
    return true;
  };

  return {
    save: () => save(changes.listedIds()),
    createAgain() {
      change((open) => ({ ...open, kind: 'new', isDeletedElsewhere: false }));
      // The list may not know of the deletion yet.
      return save([]);
    },
    async remove(draft) {
      const isDone = await attempt('delete', () => changes.remove(draft.ontologyId));
      if (!isDone) return false;
      const { open, deletedIds } = getState();
      set({
        deleted: draft,
        deletedIds: new Set([...deletedIds, draft.ontologyId]),
        open: open?.base.ontologyId === draft.ontologyId ? undefined : open,
      });
      return true;
    },
    async restore() {
      const { deleted } = getState();
      if (deleted === undefined) return;
      const isDone = await attempt('restore', () => changes.create(creationOf(deleted)));
      if (!isDone) return;
      set({ deleted: undefined });
      if (getState().open === undefined) arrive({ to: 'stored', draft: deleted });
    },
  };
}
