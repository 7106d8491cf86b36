import type { GraphModificationResult } from '../../../contract/index.ts';
import type { GraphComparison } from './model/compareGraphs.ts';

/** A sent sentence and its outcome. */
export interface ChangeEntry {
  readonly id: number;
  readonly sentence: string;
  /** The platform's answer. */
  readonly result: GraphModificationResult;
  /** The changes in the graph. Undefined until the graph is refetched. */
  readonly comparison: GraphComparison | undefined;
}

/** The state of a viewer's changes by sentence. */
export interface ChangesState {
  readonly draft: string;
  readonly category: string;
  /** Sent sentences, the latest first. */
  readonly entries: readonly ChangeEntry[];
  readonly isSending: boolean;
  /** The error of the last sentence if sending failed, else undefined. */
  readonly error: unknown;
  /** The sentence that couldn't be sent. */
  readonly unsent: string | undefined;
}

/** The initial state. */
export const initialChanges: ChangesState = {
  draft: '',
  category: '',
  entries: [],
  isSending: false,
  error: undefined,
  unsent: undefined,
};
