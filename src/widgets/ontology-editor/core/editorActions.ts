import { termLists, type TermList } from '../../../contract/index.ts';
import type { OntologyPick } from '../../../query/index.ts';
import type { DraftEdit } from './draft/draftEdits.ts';
import type { OntologyDraft } from './draft/ontologyDraft.ts';
import type { Destination, OntologyEditorView, Sample } from './editorState.ts';

/** The actions of the editor. */
export interface EditorActions {
  /** Navigates. If that would lose changes, it only stores the destination. */
  navigate: (destination: Destination) => void;
  /** Opens the host's view once the list contains it. Asks first if that would lose changes. */
  followView: (view: OntologyEditorView) => void;
  /** Discards the changes and goes to the blocked destination. */
  discard: () => void;
  /** Cancels the blocked navigation. */
  keepEditing: () => void;
  /** Applies an edit. Adjacent edits of one group are undone together. */
  edit: (change: DraftEdit, group?: string) => void;
  /** Sets the name and, until the user edits it, the id. */
  rename: (name: string) => void;
  /** Undoes the last step; with a field, only if the step changed it. */
  undo: (field?: StepField) => void;
  /** Redoes the last undone step; with a field, only if the step changed it. */
  redo: (field?: StepField) => void;
  /** Saves, then goes to the blocked destination. Resolves to false if saving failed. */
  save: () => Promise<boolean>;
  /** Recreates the open ontology after it was deleted elsewhere. */
  createAgain: () => Promise<boolean>;
  /** Discards local changes to conflicting fields. */
  takeTheirs: () => void;
  remove: (draft: OntologyDraft) => Promise<boolean>;
  /** Recreates the last deleted ontology and opens it. */
  restore: () => Promise<void>;
  /** Dismisses the notices: a failure, a deletion, a missing permission. */
  dismiss: () => void;
  setSample: (sample: Sample) => void;
  setPick: (pick: OntologyPick) => void;
}

/** The events of an editor for its host. */
export interface EditorEvents {
  /** The editor became dirty or clean. */
  dirtyChange: [isDirty: boolean];
  /** The view changed, other than by the host. */
  viewChange: [view: OntologyEditorView];
  /** An ontology was created, changed or recreated. */
  saved: [ontologyId: string];
  deleted: [ontologyId: string];
  /** A request failed. The user has been shown the error. */
  error: [error: unknown];
}

/** The name precedes the id, which may have changed in the same step. */
export const stepFields = [
  'displayName',
  'ontologyId',
  'version',
  ...termLists,
] as const satisfies readonly StepField[];

/** A field with its own undo steps. */
export type StepField = 'displayName' | 'ontologyId' | 'version' | TermList;

export function isStepField(text: string | undefined): text is StepField {
  return stepFields.some((field) => field === text);
}
