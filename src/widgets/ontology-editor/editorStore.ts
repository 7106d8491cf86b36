import { createStore, type StoreApi } from 'zustand/vanilla';
import { noOntologies, type OntologyPick } from '../../query/index.ts';
import { startHistory, type EditHistory } from './editHistory.ts';
import { blankDraft, isSameDraft, type OntologyDraft } from './ontologyDraft.ts';
import type { DraftField } from './rebaseDraft.ts';

/** The ontology that is being edited. */
export interface OpenOntology {
  /** New at each opening, so that fields start anew. */
  readonly key: number;
  /** Whether the platform has it. */
  readonly kind: 'new' | 'stored';
  /** As the platform has it; blank for a new one. */
  readonly base: OntologyDraft;
  readonly history: EditHistory<OntologyDraft>;
  /** Whether the person wrote the id; until then it follows the name. */
  readonly isIdWritten: boolean;
  readonly raisesVersion: boolean;
  /** Fields that somebody else changed too, since this was opened. */
  readonly clashes: readonly DraftField[];
  /** Whether somebody deleted it since it was opened. */
  readonly isGone: boolean;
}

/** Where the person goes. */
export type Destination =
  | { to: 'nothing' }
  | { to: 'trial' }
  | { to: 'stored'; draft: OntologyDraft }
  | { to: 'new'; draft: OntologyDraft };

/** Text to try the terms on. */
export interface Sample {
  readonly text: string;
  /** The file that it came from. */
  readonly name?: string;
}

/** What went wrong, and at what. */
export interface EditorFailure {
  readonly act: 'save' | 'delete' | 'restore';
  readonly error: unknown;
}

/** All that a mounted editor knows beside what the platform has. */
export interface EditorState {
  readonly open: OpenOntology | undefined;
  /** Whether combinations are being tried, in place of one ontology being edited. */
  readonly isTrial: boolean;
  /** What is under way. */
  readonly busy: 'saving' | 'deleting' | 'restoring' | undefined;
  readonly failure: EditorFailure | undefined;
  /** Where the person wants to go, while unsaved changes stand in the way. */
  readonly wanted: Destination | undefined;
  /** The last one that was deleted here, which can be created again. */
  readonly deleted: OntologyDraft | undefined;
  /** Every id that was deleted here: creating it again resets its dates. */
  readonly deletedIds: ReadonlySet<string>;
  /** What was saved last, for a word about it. */
  readonly saved: string | undefined;
  readonly missingScope: string | undefined;
  readonly sample: Sample;
  readonly pick: OntologyPick;
}

/** The state of one mounted editor. */
export type EditorStore = StoreApi<EditorState>;

/** Makes the state of a mounted editor. */
export function createEditorStore(): EditorStore {
  return createStore<EditorState>(() => ({
    open: undefined,
    isTrial: false,
    busy: undefined,
    failure: undefined,
    wanted: undefined,
    deleted: undefined,
    deletedIds: new Set(),
    saved: undefined,
    missingScope: undefined,
    sample: { text: '' },
    pick: noOntologies,
  }));
}

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
    raisesVersion: false,
    clashes: [],
    isGone: false,
  };
}

/** Whether something would be lost by leaving. */
export function isDirty(open: OpenOntology | undefined): boolean {
  if (open === undefined) return false;
  return open.isGone || !isSameDraft(open.history.present, open.base);
}
