import type { ControllerContext } from '../../../controller/index.ts';
import type { BrainView } from './brainView.ts';
import type { BrainGraph } from './model/brainGraph.ts';
import type { GraphModificationResult } from '../../../contract/index.ts';
import type { GraphComparison } from './model/compareGraphs.ts';

/** The state of one viewer. */
export interface BrainState {
  readonly view: BrainView;
  /** The extractions shown so far, the latest first. */
  readonly extractions: readonly BrainGraph[];
  /** Ids of labels and links to highlight as new. */
  readonly added: ReadonlySet<string>;
  /** The extraction that the latest one is compared with, if any. */
  readonly before: BrainGraph | undefined;
  readonly changes: ChangesState;
  /** The number of steps that can be undone. */
  readonly undoSteps: number;
}

/** The events of a viewer. */
export interface BrainEvents {
  viewChange: [view: BrainView];
}

export type BrainActionsContext = ControllerContext<BrainState, BrainEvents>;

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
