import * as v from 'valibot';
import type { ViewSchemas } from '../../../controller/index.ts';
import { noOntologies, type OntologyPick } from '../../../query/index.ts';
import { startHistory, type EditHistory } from './draft/editHistory.ts';
import { blankDraft, isSameDraft, type OntologyDraft } from './draft/ontologyDraft.ts';
import type { DraftField } from './draft/rebaseDraft.ts';

/** The ontology that is being edited. */
export interface OpenOntology {
  /** New at each opening, so that fields start from scratch. */
  readonly key: number;
  /** `stored` if the platform has it. */
  readonly kind: 'new' | 'stored';
  /** As the platform has it; blank for a new one. */
  readonly base: OntologyDraft;
  readonly history: EditHistory<OntologyDraft>;
  /** True if the person wrote the id; until then it follows the name. */
  readonly isIdWritten: boolean;
  /** Fields that somebody else changed too, since this was opened. */
  readonly conflicts: readonly DraftField[];
  /** True if somebody deleted it since it was opened. */
  readonly isDeletedElsewhere: boolean;
}

/** A destination in the editor. */
export type Destination =
  | { to: 'nothing' }
  | { to: 'combination' }
  | { to: 'stored'; draft: OntologyDraft }
  | { to: 'new'; draft: OntologyDraft };

/** The open ontology or page, as a JSON value that a host can keep. */
export interface OntologyEditorView {
  /** The ontology that is open. */
  ontologyId?: string | undefined;
  /** The page open instead: a new ontology, or the trial of a combination. @default neither */
  page?: 'new' | 'combination' | undefined;
}

/** Reads a view that a host gives. */
export const editorViewSchemas: ViewSchemas<OntologyEditorView> = {
  ontologyId: v.optional(v.string()),
  page: v.optional(v.picklist(['new', 'combination'])),
};

/** Text to try the terms on. */
export interface Sample {
  readonly text: string;
  /** The file that it came from. */
  readonly name?: string;
}

/** A request that failed. */
export interface EditorFailure {
  readonly request: 'save' | 'delete' | 'restore';
  readonly error: unknown;
  /** The draft that was open when it failed. */
  readonly draft: OntologyDraft | undefined;
}

/** All that a mounted editor knows beside what the platform has. */
export interface EditorState {
  readonly open: OpenOntology | undefined;
  /** The id that the host wants open and the list doesn't have. */
  readonly unknownId: string | undefined;
  /** True if combinations are tried, in place of editing one ontology. */
  readonly isTryingCombination: boolean;
  /** The request that is running. */
  readonly busy: EditorFailure['request'] | undefined;
  readonly failure: EditorFailure | undefined;
  /** The destination that unsaved changes prevent. */
  readonly blockedDestination: Destination | undefined;
  /** The last one that was deleted here, which can be created again. */
  readonly deleted: OntologyDraft | undefined;
  /** Every id that was deleted here: creating it again resets its dates. */
  readonly deletedIds: ReadonlySet<string>;
  /** The id that was saved last, for the confirmation. */
  readonly saved: string | undefined;
  readonly sample: Sample;
  readonly pick: OntologyPick;
}

/** The state of an editor that has nothing open. */
export const initialEditorState: EditorState = {
  open: undefined,
  unknownId: undefined,
  isTryingCombination: false,
  busy: undefined,
  failure: undefined,
  blockedDestination: undefined,
  deleted: undefined,
  deletedIds: new Set(),
  saved: undefined,
  sample: { text: '' },
  pick: noOntologies,
};

let openings = 0;

/** An ontology as it is opened. */
export function openOntology(kind: 'new' | 'stored', draft: OntologyDraft): OpenOntology {
  openings += 1;
  return {
    key: openings,
    kind,
    base: kind === 'new' ? blankDraft : draft,
    history: startHistory(draft),
    isIdWritten: draft.ontologyId !== '',
    conflicts: [],
    isDeletedElsewhere: false,
  };
}

/** Returns whether leaving would lose changes. */
export function isDirty(open: OpenOntology | undefined): boolean {
  if (open === undefined) return false;
  return open.isDeletedElsewhere || !isSameDraft(open.history.present, open.base);
}

/** Returns the view for the host. */
export function viewOf({
  open,
  isTryingCombination,
}: Pick<EditorState, 'open' | 'isTryingCombination'>): OntologyEditorView {
  if (isTryingCombination) return { page: 'combination' };
  if (open === undefined) return {};
  return open.kind === 'new' ? { page: 'new' } : { ontologyId: open.base.ontologyId };
}
