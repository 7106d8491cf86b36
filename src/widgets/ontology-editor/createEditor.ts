import { isPlatformError } from '../../client/errors/index.ts';
import type { Ontology } from '../../contract/index.ts';
import type { OntologyChanges } from '../../query/index.ts';
import { setId, setName, type DraftEdit } from './draftEdits.ts';
import { mapHistory, record, redo, undo } from './editHistory.ts';
import {
  createEditorStore,
  isDirty,
  openOntology,
  type Destination,
  type EditorFailure,
  type EditorState,
  type EditorStore,
  type OpenOntology,
  type Sample,
} from './editorStore.ts';
import {
  changesOf,
  creationOf,
  draftOf,
  draftProblems,
  isSameDraft,
  suggestId,
  type OntologyDraft,
} from './ontologyDraft.ts';
import type { OntologyPick } from '../../query/index.ts';
import { clashingFields, rebaseDraft, takeFields } from './rebaseDraft.ts';

/** What a person can do in the editor. */
export interface EditorActs {
  /** Goes somewhere; where changes would be lost, only asks. */
  go: (destination: Destination) => void;
  /** Goes where the person wanted to, and drops the changes. */
  discard: () => void;
  /** Stays with the changes. */
  stay: () => void;
  /** Edits of one group that follow each other are undone together. */
  edit: (change: DraftEdit, group?: string) => void;
  /** Sets the name, and while the id is not written, the id with it. */
  rename: (name: string) => void;
  undo: () => void;
  redo: () => void;
  raiseVersion: (isRaised: boolean) => void;
  /** Saves, then goes where the person wanted to. False where it was not saved. */
  save: () => Promise<boolean>;
  /** Makes the open one new, and saves it: for one that was deleted elsewhere. */
  saveAnew: () => Promise<boolean>;
  /** Gives up what was changed here where others changed it too. */
  takeTheirs: () => void;
  remove: (draft: OntologyDraft) => Promise<void>;
  /** Creates the one that was deleted last again, and opens it. */
  restore: () => Promise<void>;
  /** Takes down what is said: a failure, a deletion, a missing permission. */
  dismiss: () => void;
  setSample: (sample: Sample) => void;
  setPick: (pick: OntologyPick) => void;
  /** Told what the platform has now. */
  sync: (list: readonly Ontology[]) => void;
}

/** An editor without React. */
export interface Editor {
  store: EditorStore;
  acts: EditorActs;
}

/** Makes an editor over the platform's changes. */
export function createEditor(changes: OntologyChanges): Editor {
  const store = createEditorStore();
  const { getState, setState } = store;

  const change = (next: (open: OpenOntology) => OpenOntology): void =>
    setState(({ open }) => (open === undefined ? {} : { open: next(open) }));
  const isReadOnly = (): boolean => getState().missingScope !== undefined;

  const arrive = (destination: Destination): void =>
    setState({
      open:
        destination.to === 'stored' || destination.to === 'new'
          ? openOntology(destination.to, destination.draft)
          : undefined,
      isTrial: destination.to === 'trial',
      wanted: undefined,
      failure: undefined,
      saved: undefined,
    });

  /** Does something at the platform; tells whether it was done. */
  const attempt = async (
    busy: NonNullable<EditorState['busy']>,
    act: EditorFailure['act'],
    run: () => Promise<void>,
  ): Promise<boolean> => {
    if (getState().busy !== undefined || isReadOnly()) return false;
    setState({ busy, failure: undefined, saved: undefined });
    try {
      await run();
      setState({ busy: undefined });
      return true;
    } catch (error) {
      const missingScope = isPlatformError(error) ? error.missingScope : undefined;
      setState({ busy: undefined, failure: { act, error }, wanted: undefined, missingScope });
      return false;
    }
  };

  const save = async (): Promise<boolean> => {
    const { open } = getState();
    if (open === undefined || draftProblems(open.history.present).length > 0) return false;
    const sent = withVersion(open);
    if (open.kind === 'stored' && isSameDraft(sent, open.base)) return false;
    const isSaved = await attempt('saving', 'save', async () => {
      if (open.kind === 'new') await changes.create(creationOf(sent));
      else await changes.update(sent.ontologyId, changesOf(open.base, sent));
    });
    if (!isSaved) return false;
    const { ontologyId, version } = sent;
    setState(({ open: now, deletedIds, deleted }) => ({
      saved: ontologyId,
      deleted: deleted?.ontologyId === ontologyId ? undefined : deleted,
      deletedIds: new Set([...deletedIds].filter((id) => id !== ontologyId)),
      // Another one may be open by now.
      ...(now?.key === open.key ? { open: afterSave(now, sent, { ontologyId, version }) } : {}),
    }));
    const { wanted } = getState();
    if (wanted !== undefined) arrive(wanted);
    return true;
  };

  return {
    store,
    acts: {
      go(destination) {
        if (isDirty(getState().open)) setState({ wanted: destination });
        else arrive(destination);
      },
      discard() {
        const { wanted } = getState();
        if (wanted !== undefined) arrive(wanted);
      },
      stay: () => setState({ wanted: undefined }),
      edit: (edit, group) => {
        if (isReadOnly()) return;
        setState({ saved: undefined });
        change((open) => ({
          ...open,
          isIdWritten: open.isIdWritten || group === 'id',
          history: record(open.history, edit(open.history.present), group),
        }));
      },
      rename: (name) =>
        change((open) => {
          const named = setName(name)(open.history.present);
          const next =
            open.kind === 'new' && !open.isIdWritten ? setId(suggestId(name))(named) : named;
          return { ...open, history: record(open.history, next, 'name') };
        }),
      undo: () => change((open) => ({ ...open, history: undo(open.history) })),
      redo: () => change((open) => ({ ...open, history: redo(open.history) })),
      raiseVersion: (raisesVersion) => change((open) => ({ ...open, raisesVersion })),
      save,
      saveAnew() {
        change((open) => ({ ...open, kind: 'new', isGone: false }));
        return save();
      },
      takeTheirs: () =>
        change((open) => ({
          ...open,
          clashes: [],
          history: record(open.history, takeFields(open.history.present, open.base, open.clashes)),
        })),
      async remove(draft) {
        const isDone = await attempt('deleting', 'delete', () => changes.remove(draft.ontologyId));
        if (!isDone) return;
        setState(({ open, deletedIds }) => ({
          deleted: draft,
          deletedIds: new Set([...deletedIds, draft.ontologyId]),
          open: open?.base.ontologyId === draft.ontologyId ? undefined : open,
        }));
      },
      async restore() {
        const { deleted } = getState();
        if (deleted === undefined) return;
        const isDone = await attempt('restoring', 'restore', () =>
          changes.create(creationOf(deleted)),
        );
        if (!isDone) return;
        setState({ deleted: undefined });
        if (getState().open === undefined) arrive({ to: 'stored', draft: deleted });
      },
      dismiss: () => setState({ deleted: undefined, failure: undefined, missingScope: undefined }),
      setSample: (sample) => setState({ sample }),
      setPick: (pick) => setState({ pick }),
      sync: (list) => {
        // What the list says while a change is on its way may be older than the change.
        if (getState().busy === undefined) change((open) => syncOpen(open, list));
      },
    },
  };
}

function withVersion({ kind, history, raisesVersion }: OpenOntology): OntologyDraft {
  const { present } = history;
  if (kind === 'new' || !raisesVersion) return present;
  return { ...present, version: (present.version ?? 0) + 1 };
}

/** The version and the id are no edits: undoing goes behind the save and keeps them. */
function afterSave(
  open: OpenOntology,
  sent: OntologyDraft,
  kept: Pick<OntologyDraft, 'ontologyId' | 'version'>,
): OpenOntology {
  return {
    ...open,
    kind: 'stored',
    base: sent,
    history: mapHistory(open.history, (draft) => ({ ...draft, ...kept })),
    raisesVersion: false,
    clashes: [],
    isGone: false,
  };
}

/** Takes over what others changed and nobody touched here; notes where both did. */
function syncOpen(open: OpenOntology, list: readonly Ontology[]): OpenOntology {
  if (open.kind === 'new') return open;
  const stored = list.find(({ ontologyId }) => ontologyId === open.base.ontologyId);
  if (stored === undefined) return open.isGone ? open : { ...open, isGone: true };
  const theirs = draftOf(stored);
  if (isSameDraft(theirs, open.base)) return open.isGone ? { ...open, isGone: false } : open;
  const clashes = clashingFields(open.history.present, open.base, theirs);
  return {
    ...open,
    base: theirs,
    isGone: false,
    clashes: [...new Set([...open.clashes, ...clashes])],
    history: mapHistory(open.history, (draft) => rebaseDraft(draft, open.base, theirs)),
  };
}
