import { useBrainstem } from '../../provider/index.ts';
import { useDevtoolsLanguage } from '../DevtoolsContext.ts';
import { Table } from './Table.tsx';
import { useQueries } from './useQueries.ts';

/** Lists the queries of the widgets, without their answers. */
export function QueriesTab() {
  const { words, timeOf } = useDevtoolsLanguage();
  const { client, queryClient } = useBrainstem();
  const queries = useQueries(client, queryClient);
  return (
    <Table
      label={words.queries}
      columns={[words.query, words.status, words.readers, words.updated]}
      empty={words.noQueries}
      rows={queries.map(({ id, name, state, readers, updatedAt }) => ({
        id,
        cells: [
          name,
          <span data-failed={state === 'failed' ? '' : undefined}>{words[state]}</span>,
          readers,
          updatedAt === 0 ? '' : timeOf(updatedAt),
        ],
      }))}
    />
  );
}
