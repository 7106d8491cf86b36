import type { BrainstemClient } from '../../client/index.ts';
import type { SessionId } from '../../contract/index.ts';
import { isSameJson } from '../../environment/index.ts';
import { mutationOptions, queryOptions } from '../options.ts';
import { chatKeys } from './chatKeys.ts';

/** A host's data about a conversation, since the platform stores neither names nor pins. */
export interface SessionMeta {
  /** The name to show and search instead of the conversation's first words. @default none */
  readonly name?: string;
  /** True to list it above the others. @default false */
  readonly pinned?: boolean;
}

/** A host's store of conversation names and pins. */
export interface SessionMetaStore {
  /** Returns the signed-in user's data, by conversation id. */
  read: () =>
    | Readonly<Record<SessionId, SessionMeta>>
    | Promise<Readonly<Record<SessionId, SessionMeta>>>;
  /**
   * Replaces a conversation's data; `undefined` when it was deleted. If it throws or rejects, the
   * change is rolled back.
   */
  write: (sessionId: SessionId, meta: SessionMeta | undefined) => unknown;
}

const noMeta: Readonly<Record<SessionId, SessionMeta>> = {};

/** Fetches a host's data about conversations; empty without a store. */
export function sessionMetaQuery(client: BrainstemClient, store: SessionMetaStore | undefined) {
  return queryOptions({
    queryKey: chatKeys.meta(client),
    queryFn: async (): Promise<Readonly<Record<SessionId, SessionMeta>>> =>
      (await store?.read()) ?? noMeta,
    enabled: store !== undefined,
  });
}

/** A change to a host's data about a conversation. */
export interface SessionMetaChange {
  readonly sessionId: SessionId;
  /** Undefined if the conversation was deleted. */
  readonly meta: SessionMeta | undefined;
}

/** Changes a host's data about a conversation with an optimistic update, one change at a time. */
export function saveSessionMetaMutation(
  client: BrainstemClient,
  store: SessionMetaStore | undefined,
) {
  const { queryKey } = sessionMetaQuery(client, store);
  return mutationOptions({
    scope: { id: JSON.stringify(queryKey) },
    mutationFn: async ({ sessionId, meta }: SessionMetaChange): Promise<void> => {
      await store?.write(sessionId, meta);
    },
    onMutate: async ({ sessionId, meta = {} }, { client: queryClient }) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey)?.[sessionId] ?? {};
      queryClient.setQueryData(queryKey, (all) => ({ ...all, [sessionId]: meta }));
      return { before };
    },
    onError: (_error, { sessionId, meta = {} }, prepared, { client: queryClient }) =>
      void queryClient.setQueryData(queryKey, (all) =>
        // A later change holds this one too.
        isSameJson(all?.[sessionId], meta) ? { ...all, [sessionId]: prepared?.before ?? {} } : all,
      ),
  });
}
