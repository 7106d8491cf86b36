import type { GraphModificationResult } from '../../../contract/index.ts';
import type { GraphComparison } from './model/compareGraphs.ts';

/** A sentence that was sent, and its outcome. */
export interface ChangeEntry {
  readonly id: number;
  readonly sentence: string;
  /** The platform's answer. */
  readonly result: GraphModificationResult;
  /** The changes in the graph. Undefined until the graph was fetched again. */
  readonly comparison: GraphComparison | undefined;
}

/** The changes of a viewer. */
export interface ChangesState {
  readonly draft: string;
  readonly category: string;
  /** The latest first. */
  readonly entries: readonly ChangeEntry[];
  readonly isSending: boolean;
  /** The error of the last sentence that wasn't sent; undefined otherwise. */
  readonly error: unknown;
  /** The sentence that wasn't sent. */
  readonly unsent: string | undefined;
}

/** Before any change. */
export const initialChanges: ChangesState = {
  draft: '',
  category: '',
  entries: [],
  isSending: false,
  error: undefined,
  unsent: undefined,
};
