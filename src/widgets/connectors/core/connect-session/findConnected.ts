import type { ConnectionsSeen } from '../../../../query/index.ts';

/**
 * Returns the connection that a consent made or renewed, from the platform's list before and after.
 *
 * @param isSaid - True if the person or the provider's page says that it is done. It counts only
 *   for the renewal of a connection that had nothing wrong: there, nothing else can be seen.
 */
export function findConnected(
  before: ConnectionsSeen,
  now: ConnectionsSeen,
  { connectionId, isSaid }: { connectionId: string | undefined; isSaid: boolean },
): string | undefined {
  if (connectionId === undefined) return now.ids.find((id) => !before.ids.includes(id));
  if (!now.ids.includes(connectionId) || now.authError === true) return undefined;
  return before.authError === true || isSaid ? connectionId : undefined;
}
