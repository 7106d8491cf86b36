import type { ControllerContext } from '../../../controller/index.ts';
import type { BrainView } from './brainView.ts';
import type { ChangesState } from './changesState.ts';
import type { BrainGraph } from './model/brainGraph.ts';

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

/** The context of the viewer's actions. */
export type BrainActionsContext = ControllerContext<BrainState, BrainEvents>;
