import { useQuery } from '@tanstack/react-query';
import { allConnectionsQuery, type AllConnections } from '../query/index.ts';
import { useBrainstem } from './BrainstemContext.ts';

/**
 * The connections of every connector, for a widget that is about something else: where they can't be
 * read, it does without them, and no error is reported. Null if the platform refuses them.
 *
 * @param isWanted - Nothing is fetched before it is true.
 */
export function useAllConnections(isWanted: boolean): AllConnections | null | undefined {
  const { client, queryClient } = useBrainstem();
  return useQuery({ ...allConnectionsQuery(client), enabled: isWanted }, queryClient).data;
}
