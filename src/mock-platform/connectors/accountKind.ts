import { mailbox } from '../seed/mailbox.ts';
import type { ConnectorKind } from './connectorKind.ts';
import { plainKind } from './plainKind.ts';

/** A portrait. Assumption: a data URL, which needs no further request. */
const portrait =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAABAAAAAQAQAAAAA3iMLMAAAAI0lEQVR42mP4/58Bgv7YM/yQR6A/9lDBD/wMD9hB6AAzEAEAMyIUWUhJqIwAAAAASUVORK5CYII=';

/** A connection of an account whose changes the platform watches. */
export const accountKind: ConnectorKind = {
  ...plainKind,
  showsAuthError: true,
  // "user-info | `email`, `name`, `picture`"
  user: () => ({ email: mailbox.emailAddress, name: mailbox.owner, picture: portrait }),
  disconnected: { success: true, alertingLifecycle: { alerting_stopped: true } },
};
