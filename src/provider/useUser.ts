import type { Query, QueryClient, QueryKey } from '@tanstack/query-core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { isTokenError, type BrainstemClient } from '../client/index.ts';
import { useBrowserLayoutEffect } from '../ui/index.ts';
import { replacementOf, replaceUser } from './widget/usePersistence.ts';

/** The signed-in user's client, and the key that ends the names of what they typed. */
interface User {
  client: BrainstemClient;
  userKey: string | undefined;
}

/**
 * Returns the signed-in user, and drops what their client fetched once they sign out. Another key
 * ends their session, once for all providers of the client: one that learns it later follows the
 * first. A first one doesn't: a host may know its user only after the first render.
 */
export function useUser(
  client: BrainstemClient,
  given: string | undefined,
  queryClient: QueryClient,
): User {
  const { tokens, forUser } = client;
  const user = useSyncExternalStore(tokens.subscribe, forUser, forUser);
  const [last, setLast] = useState({ client, user, given, userKey: given });
  const isSame = last.client === client;
  const earlier = isSame ? last.userKey : undefined;
  const { from, to } = replacementOf(user);
  const isBehind = last.user !== user && earlier !== undefined && earlier === from;
  const userKey = !isSame || last.given !== given ? given : isBehind ? to : earlier;
  const isReplaced =
    earlier !== undefined && earlier !== userKey && (earlier !== from || userKey !== to);
  const isNews = last.user !== user || last.given !== given || last.userKey !== userKey;
  if (!isReplaced && (!isSame || isNews)) setLast({ client, user, given, userKey });
  useBrowserLayoutEffect(() => {
    if (!isReplaced) return;
    replaceUser(client, earlier, userKey);
    setLast({ client, user: forUser(), given, userKey });
  }, [client, forUser, isReplaced, earlier, given, userKey]);
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
        if (tokens.getState().status === 'ready') fetchUnfetched(queryClient, user.key);
      }),
    [tokens, user, queryClient],
  );
  // The earlier key goes with the earlier client: what is saved under it isn't the next user's.
  return { client: user, userKey: isReplaced ? earlier : userKey };
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
