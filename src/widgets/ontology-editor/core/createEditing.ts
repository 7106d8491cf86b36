import { isSameJson, type ControllerContext } from '../../../controller/index.ts';
import type { OntologyChanges } from '../../../query/index.ts';
import { setId, setName } from './draft/draftEdits.ts';
import { record, redo, undo } from './draft/editHistory.ts';
import { suggestId, type OntologyDraft } from './draft/ontologyDraft.ts';
import { withFieldsOf } from './draft/rebaseDraft.ts';
import {
  stepFields,
  type EditorActions,
  type EditorEvents,
  type StepField,
} from './editorActions.ts';
import {
  isDirty,
  openOntology,
  viewOf,
  type Destination,
  type EditorState,
  type OpenOntology,
} from './editorState.ts';

export type EditorContext = ControllerContext<EditorState, EditorEvents>;

export type RequestActions = Pick<EditorActions, 'save' | 'createAgain' | 'remove' | 'restore'>;

export type Editing = ReturnType<typeof createEditing>;

/** Creates the operations without requests. */
export function createEditing(
  { getState, setState, emit }: EditorContext,
  changes: Pick<OntologyChanges, 'missingScope'>,
) {
  let isFollowing = false;
  /** Updates the state, and emits `dirtyChange` if that has changed. */
  const set = (next: Partial<EditorState>): void => {
    const before = viewOf(getState());
    const wasDirty = isDirty(getState().open);
    setState(next);
    const view = viewOf(getState());
    if (!isFollowing && !isSameJson(view, before)) emit('viewChange', view);
    const isNowDirty = isDirty(getState().open);
    if (isNowDirty !== wasDirty) emit('dirtyChange', isNowDirty);
  };
  const change = (next: (open: OpenOntology) => OpenOntology): void => {
    const { open } = getState();
    if (open !== undefined) set({ open: next(open) });
  };
  /** Opens a destination unconditionally. */
  const arrive = (destination: Destination): void =>
    set({
      open:
        destination.to === 'stored' || destination.to === 'new'
          ? openOntology(destination.to, destination.draft)
          : undefined,
      isTryingCombination: destination.to === 'combination',
      unknownId: undefined,
      blockedDestination: undefined,
      failure: undefined,
      saved: undefined,
    });
  const navigate: EditorActions['navigate'] = (destination) => {
    if (isDirty(getState().open)) set({ blockedDestination: destination });
    else arrive(destination);
  };
  return {
    set,
    change,
    arrive,
    /** Follows the host without an event. A string is an id missing from the list. */
    follow: (destination: Destination | string): void => {
      isFollowing = true;
      if (typeof destination === 'string') set({ unknownId: destination });
      else navigate(destination);
      isFollowing = false;
    },
    actions: {
      navigate,
      discard() {
        const { blockedDestination } = getState();
        if (blockedDestination !== undefined) arrive(blockedDestination);
      },
      keepEditing: () => set({ blockedDestination: undefined }),
      edit(edit, group) {
        if (changes.missingScope() !== undefined) return;
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
            withFieldsOf(open.history.present, open.base, open.conflicts),
          ),
        })),
      dismiss: () => set({ deleted: undefined, failure: undefined }),
      setSample: (sample) => set({ sample }),
      setPick: (pick) => set({ pick }),
    } satisfies Omit<EditorActions, keyof RequestActions | 'followView'>,
  };
}

function isStepOf(
  field: StepField | undefined,
  { history: { present } }: OpenOntology,
  other: OntologyDraft | undefined,
): boolean {
  if (field === undefined) return true;
  return stepFields.find((name) => other?.[name] !== present[name]) === field;
}
