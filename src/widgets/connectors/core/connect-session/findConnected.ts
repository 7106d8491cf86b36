import type { ConnectionsSeen } from '../../../../query/index.ts';

/**
 * Returns the connection that a consent created or renewed, by comparing the platform's lists.
 *
 * @param isSaid - True if the user or the provider's page reported success. It only matters when a
 * healthy connection was renewed, which changes nothing in the list.
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
