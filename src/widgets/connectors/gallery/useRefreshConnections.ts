import { usePlatformActions } from '../../../provider/index.ts';
import { createRefreshConnections } from '../../../query/index.ts';

/** Fetches every list of connections and every connection that is shown again. */
export function useRefreshConnections(): () => void {
  return usePlatformActions(createRefreshConnections);
}
