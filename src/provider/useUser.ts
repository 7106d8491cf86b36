import type { Query, QueryClient, QueryKey } from '@tanstack/query-core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { isTokenError, type BrainstemClient } from '../client/index.ts';
import { useBrowserLayoutEffect } from '../ui/index.ts';
import { nameUser, sessionOf } from './userSession.ts';

/** The signed-in user's client, and the key that ends the names of what they typed. */
interface User {
  client: BrainstemClient;
  userKey: string | undefined;
}

/** The user whom a provider showed last, and the host's key at that time. */
interface Known extends User {
  user: BrainstemClient;
  given: string | undefined;
}

/**
 * Returns the signed-in user, and drops what their client fetched once they sign out. Another key,
 * of this provider or of one before it, ends their session, once for all providers of the client:
 * one that learns the key later follows the first.
 */
export function useUser(
  client: BrainstemClient,
  given: string | undefined,
  queryClient: QueryClient,
): User {
  const { tokens, forUser } = client;
  const user = useSyncExternalStore(tokens.subscribe, forUser, forUser);
  const [last, setLast] = useState<Known>();
  const earlier = last?.client === client ? last : undefined;
  const isKnown = earlier !== undefined && earlier.given === given;
  const named = sessionOf(user).userKey;
  const followed = given === undefined ? undefined : (named ?? earlier?.userKey);
  const userKey = !isKnown ? given : earlier.user === user ? earlier.userKey : followed;
  const isNews = earlier !== undefined || given !== undefined;
  const isReplaced = !isKnown && isNews && named !== undefined && named !== given;
  if (!isReplaced && (!isKnown || earlier.user !== user)) setLast({ client, user, given, userKey });
  useBrowserLayoutEffect(() => {
    if (isReplaced) {
      nameUser(client, given);
      setLast({ client, user: forUser(), given, userKey: given });
    } else if (tokens.getState().status !== 'signed-out') sessionOf(user).userKey ??= userKey;
  }, [client, tokens, user, forUser, isReplaced, given, userKey]);
  useEffect(() => {
    const { signedOut, key } = user;
    const drop = (): void => dropQueries(queryClient, ['brainstem', key]);
    if (signedOut.aborted) drop();
    signedOut.addEventListener('abort', drop, { once: true });
    return () => signedOut.removeEventListener('abort', drop);
  }, [user, queryClient]);
  useEffect(
    () =>
      tokens.subscribe(() => {
        if (tokens.getState().status !== 'ready') return;
        // After a sign-out, nobody is named before they have a token.
        sessionOf(user).userKey ??= userKey;
        fetchUnfetched(queryClient, user.key);
      }),
    [tokens, user, userKey, queryClient],
  );
  return { client: user, userKey: isReplaced ? earlier?.userKey : userKey };
}

/** Fetches what couldn't be fetched without a token, such as after `logout()` and `retry()`. */
function fetchUnfetched(client: QueryClient, key: string): void {
  const predicate = ({ state }: Query): boolean => isTokenError(state.error);
  void client.refetchQueries({ queryKey: ['brainstem', key], predicate }, { cancelRefetch: false });
}

/**
 * Removes all queries under a key, and destroys the observed ones once their last observer leaves:
 * otherwise that would restart their garbage-collection timer and keep the data for minutes.
 */
function dropQueries(client: QueryClient, queryKey: QueryKey): void {
  const cache = client.getQueryCache();
  const watched = new Set<unknown>(
    cache.findAll({ queryKey }).filter((query) => query.getObserversCount() > 0),
  );
  void client.cancelQueries({ queryKey });
  client.removeQueries({ queryKey });
  if (watched.size === 0) return;

  const stop = cache.subscribe(({ type, query }) => {
    if (type !== 'observerRemoved' || query.getObserversCount() > 0) return;
    if (!watched.delete(query)) return;
    query.destroy();
    if (watched.size === 0) stop();
  });
}
