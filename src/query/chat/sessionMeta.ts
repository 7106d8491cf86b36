import type { BrainstemClient } from '../../client/index.ts';
import type { SessionId } from '../../contract/index.ts';
import { mutationOptions, queryOptions } from '../options.ts';
import { chatKeys } from './chatKeys.ts';

/** A host's data about a conversation, since the platform keeps neither names nor pins. */
export interface SessionMeta {
  /** Shown and searched in place of the conversation's first words. @default none */
  readonly name?: string;
  /** True if it is listed above the others. @default false */
  readonly pinned?: boolean;
}

/** A host's store of conversations' names and pins. */
export interface SessionMetaStore {
  /** Returns what is kept for the signed-in person, by the id of the conversation. */
  read: () =>
    | Readonly<Record<SessionId, SessionMeta>>
    | Promise<Readonly<Record<SessionId, SessionMeta>>>;
  /**
   * Replaces what is kept of a conversation; `undefined` when it was deleted. Where this throws or
   * rejects, the person sees the name and the pin from before.
   */
  write: (sessionId: SessionId, meta: SessionMeta | undefined) => unknown;
}

const noMeta: Readonly<Record<SessionId, SessionMeta>> = {};

/** Fetches a host's data about conversations. Without a store, there is none. */
export function sessionMetaQuery(client: BrainstemClient, store: SessionMetaStore | undefined) {
  return queryOptions({
    queryKey: chatKeys.meta(client),
    queryFn: async (): Promise<Readonly<Record<SessionId, SessionMeta>>> =>
      (await store?.read()) ?? noMeta,
    enabled: store !== undefined,
  });
}

/** A change of what a host keeps about a conversation. */
export interface SessionMetaChange {
  readonly sessionId: SessionId;
  /** Undefined: the conversation was deleted. */
  readonly meta: SessionMeta | undefined;
}

/** Changes what a host keeps about a conversation; it is shown at once, and taken back if that fails. */
export function saveSessionMetaMutation(
  client: BrainstemClient,
  store: SessionMetaStore | undefined,
) {
  const { queryKey } = sessionMetaQuery(client, store);
  return mutationOptions({
    mutationFn: async ({ sessionId, meta }: SessionMetaChange): Promise<void> => {
      await store?.write(sessionId, meta);
    },
    onMutate: async ({ sessionId, meta = {} }, { client: queryClient }) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey)?.[sessionId] ?? {};
      queryClient.setQueryData(queryKey, (all) => ({ ...all, [sessionId]: meta }));
      return { before };
    },
    onError: (_error, { sessionId }, prepared, { client: queryClient }) =>
      void queryClient.setQueryData(queryKey, (all) => ({
        ...all,
        [sessionId]: prepared?.before ?? {},
      })),
  });
}
