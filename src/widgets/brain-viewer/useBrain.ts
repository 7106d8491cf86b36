import { useMemo } from 'react';
import { useStore } from 'zustand';
import { usePlatformQuery } from '../../provider/index.ts';
import { brainQuery } from '../../query/index.ts';
import { useOwnBrain } from './BrainContext.ts';
import { brainRequestOf } from './core/brainOptions.ts';
import {
  readBrainGraph,
  type BrainActions,
  type BrainGraph,
  type BrainOptions,
  type BrainState,
} from './core/index.ts';

/** Options of {@link useBrain}. */
export type UseBrainOptions = Pick<
  BrainOptions,
  'tenantId' | 'combinedInclude' | 'platformView' | 'defaultView' | 'onViewChange'
>;

/** The state and actions of a viewer, for a custom UI. */
export interface UseBrain extends BrainState, BrainActions {
  /** The labels and links. Undefined until fetched. */
  graph: BrainGraph | undefined;
  /** The error of the last fetch of the graph, else null. */
  error: Error | null;
  /** Fetches the graph again. */
  refresh: () => Promise<void>;
}

/**
 * The headless brain viewer: `BrainViewer`'s state and actions, and its graph.
 *
 * Routes: `POST /analytics/perform/action`, or the combined route with `tenantId`, and
 * `POST /analytics/chat` with `graph_modification`. Never throws while rendering: the error of a
 * change is in `changes`.
 *
 * @example
 * const { graph, view, select } = useBrain();
 */
export function useBrain(options: UseBrainOptions = {}): UseBrain {
  const brain = useOwnBrain(options);
  const state = useStore(brain.store);
  const request = brainRequestOf(state.view.sources, options);
  const { data, error, refetch } = usePlatformQuery((client) => brainQuery(client, request));
  const graph = useMemo(() => (data === undefined ? undefined : readBrainGraph(data)), [data]);
  return {
    ...state,
    ...brain.actions,
    graph,
    error,
    async refresh() {
      await refetch();
    },
  };
}
