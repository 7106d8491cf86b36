import type { ConnectedUser } from '../../contract/index.ts';
import { encodePng } from '../pictures/encodePng.ts';
import { mailbox } from '../seed/mailbox.ts';

/** Returns the account of a connection: "user-info | `email`, `name`, `picture`". */
export function accountUser(): ConnectedUser {
  return { email: mailbox.emailAddress, name: mailbox.owner, picture: portrait };
}

/** A portrait. Assumption: a data URL, which needs no further request. */
const portrait = `data:image/png;base64,${btoa(String.fromCharCode(...encodePng(drawPortrait(), 4)))}`;

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
