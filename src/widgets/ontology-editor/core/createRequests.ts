import type { OntologyChanges } from '../../../query/index.ts';
import type { EditorContext, Editing, RequestActions } from './createEditing.ts';
import {
  changesOf,
  creationOf,
  draftProblems,
  isSameDraft,
  type OntologyDraft,
} from './draft/ontologyDraft.ts';
import { conflictingFields } from './draft/rebaseDraft.ts';
import type { EditorFailure, OpenOntology } from './editorState.ts';
import { afterSave, syncOpen } from './syncOpen.ts';

/** Creates the actions that send requests, one at a time. */
export function createRequests(
  { getState, emit }: EditorContext,
  changes: OntologyChanges,
  { set, change, arrive }: Editing,
): RequestActions {
  /** Runs a request unless one is running. Returns true on success. */
  const attempt = async (
    request: EditorFailure['request'],
    run: () => Promise<void>,
  ): Promise<boolean> => {
    if (getState().busy !== undefined || changes.missingScope() !== undefined) return false;
    set({ busy: request, failure: undefined, saved: undefined });
    try {
      await run();
      set({ busy: undefined });
      return true;
    } catch (error) {
      set({
        busy: undefined,
        failure: { request, error, draft: getState().open?.history.present },
        blockedDestination: undefined,
      });
      emit('error', error);
      return false;
    }
  };

  /** Merges others' changes. Returns undefined if the user has to review the ontology first. */
  const catchUp = async ({ key }: OpenOntology): Promise<OpenOntology | undefined> => {
    const list = await changes.fetchList();
    const { open: before } = getState();
    if (before?.key !== key) return undefined;
    const open = syncOpen(before, list);
    set({ open });
    const { present } = open.history;
    const isDisputed =
      conflictingFields(before.history.present, before.base, open.base).length > 0 ||
      open.isDeletedElsewhere;
    return isDisputed || draftProblems(present).length > 0 ? undefined : open;
  };

  const send = async (open: OpenOntology): Promise<OntologyDraft | undefined> => {
    const { present } = open.history;
    if (open.kind === 'new') {
      await changes.create(creationOf(present));
      return present;
    }
    const current = await catchUp(open);
    if (current === undefined) return undefined;
    const changed = changesOf(current.base, current.history.present);
    if (Object.keys(changed).length > 0) {
      await changes.update(current.base.ontologyId, changed);
    }
    return current.history.present;
  };

  const save = async (takenIds: readonly string[]): Promise<boolean> => {
    const { open } = getState();
    if (open === undefined) return false;
    const { present } = open.history;
    if (draftProblems(present, open.kind === 'new' ? takenIds : []).length > 0) return false;
    if (open.kind === 'stored' && isSameDraft(present, open.base)) return false;
    let sent: OntologyDraft | undefined;
    const isDone = await attempt('save', async () => {
      sent = await send(open);
    });
    if (!isDone) return false;
    if (sent === undefined) {
      set({ blockedDestination: undefined });
      return false;
    }
    showSaved(open.key, sent);
    return true;
  };

  const showSaved = (key: number, sent: OntologyDraft): void => {
    const { open, deletedIds, deleted, blockedDestination } = getState();
    set({
      saved: sent.ontologyId,
      deleted: deleted?.ontologyId === sent.ontologyId ? undefined : deleted,
      deletedIds: new Set([...deletedIds].filter((id) => id !== sent.ontologyId)),
      // Another ontology may be open by now.
      open: open?.key === key ? afterSave(open, sent) : open,
    });
    emit('saved', sent.ontologyId);
    if (blockedDestination !== undefined) arrive(blockedDestination);
  };

  return {
    save: () => save(changes.listedIds()),
    createAgain() {
      change((open) => ({ ...open, kind: 'new', isDeletedElsewhere: false }));
      // The list may not reflect the deletion yet.
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
      emit('deleted', draft.ontologyId);
      return true;
    },
    async restore() {
      const { deleted } = getState();
      if (deleted === undefined) return;
      const isDone = await attempt('restore', () => changes.create(creationOf(deleted)));
      if (!isDone) return;
      set({ deleted: undefined });
      emit('saved', deleted.ontologyId);
      if (getState().open === undefined) arrive({ to: 'stored', draft: deleted });
    },
  };
}
