import { usePlatformActions } from '../../../provider/index.ts';
import { createRefreshConnections } from '../../../query/index.ts';

/** Returns a function that refetches all lists of connections and every displayed connection. */
export function useRefreshConnections(): () => void {
  return usePlatformActions(createRefreshConnections);
}
