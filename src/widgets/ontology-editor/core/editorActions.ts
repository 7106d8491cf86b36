import { termLists, type TermList } from '../../../contract/index.ts';
import type { OntologyPick } from '../../../query/index.ts';
import type { DraftEdit } from './draft/draftEdits.ts';
import type { OntologyDraft } from './draft/ontologyDraft.ts';
import type { Destination, OntologyEditorView, Sample } from './editorState.ts';

/** The actions of the editor. */
export interface EditorActions {
  /** Goes somewhere. If that would lose changes, it only remembers the destination. */
  navigate: (destination: Destination) => void;
  /** Opens what the host gives, once the list has it. It asks first where that would lose changes. */
  followView: (view: OntologyEditorView) => void;
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

/** The events of an editor for its host. */
export interface EditorEvents {
  /** The first unsaved change was made, or the last one saved or undone. */
  dirtyChange: [isDirty: boolean];
  /** Something else was opened here. */
  viewChange: [view: OntologyEditorView];
  /** An ontology was made, changed or made again. */
  saved: [ontologyId: string];
  deleted: [ontologyId: string];
  /** A request failed. The person has seen it too. */
  error: [error: unknown];
}

/** The name comes before the id, which may have followed it in the same step. */
export const stepFields = [
  'displayName',
  'ontologyId',
  'version',
  ...termLists,
] as const satisfies readonly StepField[];

/** A field whose steps can be undone on their own. */
export type StepField = 'displayName' | 'ontologyId' | 'version' | TermList;

/** Returns whether a text names a {@link StepField}. */
export function isStepField(text: string | undefined): text is StepField {
  return stepFields.some((field) => field === text);
}
