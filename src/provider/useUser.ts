import type { Query, QueryClient, QueryKey } from '@tanstack/query-core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { isTokenError, type BrainstemClient } from '../client/index.ts';
import { useBrowserLayoutEffect } from '../ui/index.ts';
import { replaceUser } from './widget/usePersistence.ts';

/** The signed-in user's client, and the key that ends the names of what they typed. */
interface User {
  client: BrainstemClient;
  userKey: string | undefined;
}

/**
 * Returns the signed-in user, and drops what their client fetched once they sign out. Another key
 * ends their session. A first one doesn't: a host may know its user only after the first render.
 */
export function useUser(
  client: BrainstemClient,
  userKey: string | undefined,
  queryClient: QueryClient,
): User {
  const { tokens, forUser } = client;
  const user = useSyncExternalStore(tokens.subscribe, forUser, forUser);
  const [last, setLast] = useState({ client, userKey });
  const earlier = last.client === client ? last.userKey : undefined;
  const isReplaced = earlier !== undefined && earlier !== userKey;
  if (!isReplaced && (last.client !== client || earlier !== userKey)) setLast({ client, userKey });
  useBrowserLayoutEffect(() => {
    if (!isReplaced) return;
    replaceUser(client, earlier);
    setLast({ client, userKey });
  }, [client, isReplaced, earlier, userKey]);
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
