import * as v from 'valibot';
import type { ViewSchemas } from '../../../controller/index.ts';
import { noOntologies, type OntologyPick } from '../../../query/index.ts';
import { startHistory, type EditHistory } from './draft/editHistory.ts';
import { blankDraft, isSameDraft, type OntologyDraft } from './draft/ontologyDraft.ts';
import type { DraftField } from './draft/rebaseDraft.ts';

/** The open ontology. */
export interface OpenOntology {
  /** Changes on each opening, to remount the fields. */
  readonly key: number;
  /** `stored` if it exists on the platform. */
  readonly kind: 'new' | 'stored';
  /** The platform's version; blank for a new one. */
  readonly base: OntologyDraft;
  readonly history: EditHistory<OntologyDraft>;
  /** True once the user edited the id; before, it follows the name. */
  readonly isIdWritten: boolean;
  /** Fields that someone else also changed since it was opened. */
  readonly conflicts: readonly DraftField[];
  /** True if someone deleted it since it was opened. */
  readonly isDeletedElsewhere: boolean;
}

/** A destination in the editor. */
export type Destination =
  | { to: 'nothing' }
  | { to: 'combination' }
  | { to: 'stored'; draft: OntologyDraft }
  | { to: 'new'; draft: OntologyDraft };

/** The open ontology or page as JSON, for the host to persist. */
export interface OntologyEditorView {
  /** The open ontology's id. */
  ontologyId?: string | undefined;
  /** The page open instead: a new ontology, or a combination to test. @default neither */
  page?: 'new' | 'combination' | undefined;
}

export const editorViewSchemas: ViewSchemas<OntologyEditorView> = {
  ontologyId: v.optional(v.string()),
  page: v.optional(v.picklist(['new', 'combination'])),
};

/** A sample text to test terms on. */
export interface Sample {
  readonly text: string;
  /** The name of its file. */
  readonly name?: string;
}

/** A failed request. */
export interface EditorFailure {
  readonly request: 'save' | 'delete' | 'restore';
  readonly error: unknown;
  /** The open draft at the time of failure. */
  readonly draft: OntologyDraft | undefined;
}

/** The local state of a mounted editor. */
export interface EditorState {
  readonly open: OpenOntology | undefined;
  /** The host's requested id, if the list doesn't contain it. */
  readonly unknownId: string | undefined;
  /** True if a combination is open instead of an ontology. */
  readonly isTryingCombination: boolean;
  /** The running request. */
  readonly busy: EditorFailure['request'] | undefined;
  readonly failure: EditorFailure | undefined;
  /** The destination blocked by unsaved changes. */
  readonly blockedDestination: Destination | undefined;
  /** The last ontology deleted here, which can be recreated. */
  readonly deleted: OntologyDraft | undefined;
  /** All ids deleted here: recreating one resets its dates. */
  readonly deletedIds: ReadonlySet<string>;
  /** The last saved id, for the confirmation. */
  readonly saved: string | undefined;
  readonly sample: Sample;
  readonly pick: OntologyPick;
}

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

/** Returns true if leaving would lose changes. */
export function isDirty(open: OpenOntology | undefined): boolean {
  if (open === undefined) return false;
  return open.isDeletedElsewhere || !isSameDraft(open.history.present, open.base);
}

export function viewOf({
  open,
  isTryingCombination,
}: Pick<EditorState, 'open' | 'isTryingCombination'>): OntologyEditorView {
  if (isTryingCombination) return { page: 'combination' };
  if (open === undefined) return {};
  return open.kind === 'new' ? { page: 'new' } : { ontologyId: open.base.ontologyId };
}
