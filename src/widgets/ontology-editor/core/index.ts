export * from './createEditor.ts';
export {
  addTerms,
  changeTerm,
  moveTerm,
  removeTerm,
  setId,
  setVersion,
  sortTerms,
} from './draft/draftEdits.ts';
export type { DraftEdit } from './draft/draftEdits.ts';
export type { EditHistory } from './draft/editHistory.ts';
export { blankDraft, draftOf } from './draft/ontologyDraft.ts';
export type { OntologyDraft } from './draft/ontologyDraft.ts';
export type { DraftField } from './draft/rebaseDraft.ts';
export type { EditorActions, EditorEvents, StepField } from './editorActions.ts';
export { isDirty } from './editorState.ts';
export type {
  Destination,
  EditorFailure,
  EditorState,
  OpenOntology,
  Sample,
} from './editorState.ts';
export type { UnsavedOntology } from './keepUnsaved.ts';
