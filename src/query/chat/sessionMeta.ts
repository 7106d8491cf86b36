import type { Mutation, QueryClient } from '@tanstack/query-core';
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

type AllMeta = Readonly<Record<SessionId, SessionMeta>>;

const noMeta: AllMeta = {};

/** Fetches a host's data about conversations; empty without a store. */
export function sessionMetaQuery(client: BrainstemClient, store: SessionMetaStore | undefined) {
  return queryOptions({
    queryKey: chatKeys.meta(client),
    queryFn: async (): Promise<AllMeta> => (await store?.read()) ?? noMeta,
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
  const scope = { id: JSON.stringify(queryKey) };
  const isInScope = ({ options }: Mutation): boolean => options.scope?.id === scope.id;
  /** Changes what is shown, which is no newer by that: a cancelled read would tell other names. */
  const show = (
    queryClient: QueryClient,
    change: (all: AllMeta | undefined) => AllMeta | undefined,
  ): void => {
    const updatedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
    queryClient.setQueryData(queryKey, change, { updatedAt });
  };
  return mutationOptions({
    scope,
    mutationFn: async ({ sessionId, meta }: SessionMetaChange): Promise<void> => {
      await store?.write(sessionId, meta);
    },
    onMutate: async ({ sessionId, meta = {} }, { client: queryClient }) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey)?.[sessionId] ?? {};
      show(queryClient, (all) => ({ ...all, [sessionId]: meta }));
      return { before };
    },
    onError: (_error, { sessionId, meta = {} }, prepared, { client: queryClient }) =>
      show(queryClient, (all) =>
        // A later change holds this one too.
        isSameJson(all?.[sessionId], meta) ? { ...all, [sessionId]: prepared?.before ?? {} } : all,
      ),
    onSettled(_answer, _error, _change, _prepared, { client: queryClient }) {
      const isRead = queryClient.getQueryState(queryKey)?.dataUpdatedAt !== 0;
      // The store doesn't have a change that still waits for this one.
      const isLast = queryClient.isMutating({ predicate: isInScope }) === 1;
      if (!isRead && isLast) void queryClient.invalidateQueries({ queryKey });
    },
  });
}
