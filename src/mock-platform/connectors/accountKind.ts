import { encodePng } from '../pictures/encodePng.ts';
import { mailbox } from '../seed/mailbox.ts';
import type { ConnectorKind } from './connectorKind.ts';
import { plainKind } from './plainKind.ts';

/** A portrait. Assumption: a data URL, which needs no further request. */
const portrait = `data:image/png;base64,${btoa(String.fromCharCode(...encodePng(drawPortrait(), 4)))}`;

/** A connection of an account whose changes the platform watches. */
export const accountKind: ConnectorKind = {
  ...plainKind,
  showsAuthError: true,
  // "user-info | `email`, `name`, `picture`"
  user: () => ({ email: mailbox.emailAddress, name: mailbox.owner, picture: portrait }),
  disconnected: { success: true, alertingLifecycle: { alerting_stopped: true } },
};

function drawPortrait(): boolean[][] {
  const size = 16;
  return Array.from({ length: size }, (_row, y) =>
    Array.from({ length: size }, (_column, x) => {
      const isHead = Math.hypot(x - 7.5, y - 5.5) < 3.2;
      const isBody = Math.hypot(x - 7.5, y - 16) < 6.2;
      return isHead || isBody;
    }),
  );
}
