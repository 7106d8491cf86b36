import { createWidget, useBrainstem, usePlatformActions, useWords } from '../../provider/index.ts';
import { createBrainTransport } from '../../query/index.ts';
import { brainWords, type BrainWords } from '../../words/index.ts';
import { createBrain, type BrainController, type BrainView } from './core/index.ts';
import { brainViewer, type BrainViewerProps } from './declaration.ts';

/** The context of the viewer's controller and the host's props. */
export const {
  Provider: BrainProvider,
  useOwn: useOwnBrain,
  useActions: useBrainActions,
  useSelect: useBrainState,
  useProps: useBrainProps,
} = createWidget(brainViewer, useCreate);

function useCreate({ view, defaultView }: BrainViewerProps): () => BrainController {
  const { environment } = useBrainstem();
  const transport = usePlatformActions(createBrainTransport);
  return () => createBrain({ transport, view: view ?? defaultView, environment });
}

/** Returns the viewer's texts in the provider's language. */
export function useBrainWords(): BrainWords {
  return useWords('brain', brainWords);
}

export function useBrainView<T>(select: (view: BrainView) => T): T {
  return useBrainState(({ view }) => select(view));
}
