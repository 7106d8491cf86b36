import { createWidgetContext, useWords } from '../../provider/index.ts';
import { brainWords, type BrainWords } from '../../words/index.ts';
import type { BrainActions, BrainEvents, BrainState, BrainView } from './core/index.ts';

/** The viewer's controller, for the parts of the widget. */
export const {
  Provider: BrainProvider,
  useController: useBrainController,
  useActions: useBrainActions,
  useSelect: useBrainState,
} = createWidgetContext<BrainState, BrainActions, BrainEvents>('BrainViewer');

/** The words of the viewer in the provider's language. */
export function useBrainWords(): BrainWords {
  return useWords('brain', brainWords);
}

/** Reads a part of the view. */
export function useBrainView<T>(select: (view: BrainView) => T): T {
  return useBrainState(({ view }) => select(view));
}
