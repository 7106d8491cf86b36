import { perUser, type BrainstemClient } from '../client/index.ts';
import type { StorageEntry } from '../environment/index.ts';

/** A signed-in user's session, which all providers and elements of a client share. */
interface UserSession {
  /** The host's key of the user. Undefined until a provider names them. */
  userKey: string | undefined;
  /** The places where the user's widgets save unsent input. */
  entries: StorageEntry[];
}

/** Returns the session; its entries end on sign-out even where their widget has unmounted by then. */
export const sessionOf = perUser(({ signedOut }): UserSession => {
  const session: UserSession = { userKey: undefined, entries: [] };
  signedOut.addEventListener('abort', () => session.entries.forEach(({ end }) => end()));
  return session;
});

/**
 * Names the session's user. One with another name ends first, once for all who name the next user;
 * what they typed stays saved under their key. A first name ends nobody's session: a host may know
 * its user only after the first render.
 */
export function nameUser(client: BrainstemClient, userKey: string | undefined): void {
  const session = sessionOf(client);
  const { userKey: earlier } = session;
  if (earlier === userKey) return;
  if (earlier !== undefined) {
    session.entries = session.entries.filter(({ key }) => !key.endsWith(`:${earlier}`));
    client.tokens.changeUser();
  }
  sessionOf(client).userKey = userKey;
}
