export { createEditor } from './createEditor.ts';
export { isStepField } from './editorActions.ts';
export type { EditorActions, EditorEvents, StepField } from './editorActions.ts';
export type { CreateEditorOptions, Editor } from './createEditor.ts';
export type { UnsavedOntology } from './keepUnsaved.ts';
export { isDirty } from './editorState.ts';
export type {
  Destination,
  EditorFailure,
  EditorState,
  OntologyEditorView,
  OpenOntology,
  Sample,
} from './editorState.ts';
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
export { blankDraft, draftOf, draftProblems, freeId, isPlainId } from './draft/ontologyDraft.ts';
export type { DraftProblem, OntologyDraft } from './draft/ontologyDraft.ts';
export { countReasons, findDuplicates, preflightTerms } from './draft/preflightTerms.ts';
export type { SkippedTerm } from './draft/preflightTerms.ts';
export type { DraftField } from './draft/rebaseDraft.ts';
export { findSharedTerms, findSimilarTerms } from './draft/similarTerms.ts';
export { exportFile } from './files/exportFormats.ts';
export type { ExportFormat } from './files/exportFormats.ts';
export type { FileProblem, ReadFile } from './files/fileProblem.ts';
export { readFile } from './files/readFile.ts';
export { readText } from './files/readText.ts';
export { columnValues, separators } from './files/vocabularyTable.ts';
export type { ColumnMapping, Separator, VocabularyTable } from './files/vocabularyTable.ts';
export { createImport, listsOverLimit, readyItems } from './createImport.ts';
export type {
  ImportActions,
  ImportEvents,
  ImportResult,
  ImportState,
  VocabularyImport,
} from './createImport.ts';
export { planImport, planTerms } from './planImport.ts';
export type { ImportItem, ImportPlan, OverLimit } from './planImport.ts';
export { countByList, countByOntology, countByTerm } from './matching/countHits.ts';
export { createSampleMatcher } from './matching/createSampleMatcher.ts';
export type { SampleMatcher } from './matching/createSampleMatcher.ts';
export {
  firstPassages,
  matchPassages,
  passageSegments,
  splitPassages,
} from './matching/passages.ts';
export type { MatchedPassage } from './matching/passages.ts';
export { termKey } from './matching/sampleMatch.ts';
export type { SampleMatch } from './matching/sampleMatch.ts';
