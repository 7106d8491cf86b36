import { listConnections } from '../../contract/index.ts';
import type { OpenedPlatform } from './openPlatform.ts';

/** Returns the ids of the seeded connections: order database, mailbox, files and sheet. */
export async function connectionIds({ read }: OpenedPlatform): Promise<string[]> {
  const keys = ['sql-b', 'alpha-mail', 'alpha-drive-files', 'alpha-drive'];
  const lists = await Promise.all(
    keys.map((providerConfigKey) =>
      read(listConnections.response.schema, listConnections, { query: { providerConfigKey } }),
    ),
  );
  return lists.flatMap(({ connections }) => connections.map((one) => one.connection_id));
}
