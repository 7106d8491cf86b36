import type { Ontology } from '../../../contract/index.ts';
import { mapHistory } from './draft/editHistory.ts';
import { draftOf, isSameDraft, type OntologyDraft } from './draft/ontologyDraft.ts';
import { conflictingFields, rebaseDraft } from './draft/rebaseDraft.ts';
import type { OpenOntology } from './editorState.ts';

/** Merges others' changes and records conflicting fields. */
export function syncOpen(open: OpenOntology, list: readonly Ontology[]): OpenOntology {
  if (open.kind === 'new') return open;
  const stored = list.find(({ ontologyId }) => ontologyId === open.base.ontologyId);
  if (stored === undefined) {
    return open.isDeletedElsewhere ? open : { ...open, isDeletedElsewhere: true };
  }
  const remote = draftOf(stored);
  if (isSameDraft(remote, open.base)) {
    return open.isDeletedElsewhere ? { ...open, isDeletedElsewhere: false } : open;
  }
  const conflicts = conflictingFields(open.history.present, open.base, remote);
  return {
    ...open,
    base: remote,
    isDeletedElsewhere: false,
    conflicts: [...new Set([...open.conflicts, ...conflicts])],
    history: mapHistory(open.history, (draft) => rebaseDraft(draft, open.base, remote)),
  };
}

/** Returns the ontology after a save. Undo doesn't revert the version and the id. */
export function afterSave(open: OpenOntology, sent: OntologyDraft): OpenOntology {
  const { ontologyId, version } = sent;
  const history = mapHistory(open.history, (draft) => ({ ...draft, ontologyId, version }));
  const { past, present } = history;
  return {
    ...open,
    kind: 'stored',
    base: sent,
    // Steps that only changed the version or id have nothing to undo.
    history: {
      ...history,
      past: past.filter((draft, index) => !isSameDraft(draft, past[index + 1] ?? present)),
    },
    conflicts: [],
    isDeletedElsewhere: false,
  };
}
