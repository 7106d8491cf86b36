import {
  type QueryClient,
  QueryObserver,
  type DefaultError,
  type QueryKey,
  type QueryObserverOptions,
} from '@tanstack/query-core';
import * as api from '../../api/index.ts';
import type { TurnBatch, TurnParts } from '../../api/index.ts';
import type { BrainstemClient, RecordContext } from '../../client/index.ts';
import type {
  FileLimits,
  ResumeBody,
  SessionId,
  SessionMessages,
  SessionSummary,
  StorageKey,
  UploadedFile,
} from '../../contract/index.ts';
import { onQueryUpdate } from '../options.ts';
import { chatKeys } from './chatKeys.ts';
import { fileLimitsQuery } from './fileLimits.ts';
import { messagesQuery } from './messages.ts';

export type { TurnBatch, TurnParts };

/** The cached state of a session's stored messages. */
export interface StoredMessages {
  /** The last fetched messages. */
  readonly data: SessionMessages | undefined;
  /** The last fetch's error; null if it succeeded, or another one is pending. */
  readonly error: Error | null;
}

/** The platform routes of a conversation, which keep the cache up to date. */
export interface ChatTransport {
  stream(params: api.SendParams, signal: AbortSignal): Promise<TurnParts>;
  resume(params: ResumeBody, signal: AbortSignal, record?: RecordContext): Promise<TurnParts>;
  attach(id: SessionId, signal: AbortSignal): Promise<TurnParts>;
  cancel(id: SessionId): Promise<{ cancelled: boolean }>;
  /** Fetches the stored messages into the cache. */
  messages(id: SessionId, signal?: AbortSignal): Promise<SessionMessages>;
  cachedMessages(id: SessionId): SessionMessages | undefined;
  /** Returns the cached state of the stored messages; undefined without such a query. */
  storedMessages(id: SessionId): StoredMessages | undefined;
  /**
   * Fetches the stored messages if they are missing or stale, and refetches them when the page
   * becomes visible or comes back online.
   *
   * @param listener - Called whenever their cached state changes.
   * @returns A function that stops it.
   */
  keepMessages(id: SessionId, listener: () => void): () => void;
  /**
   * Observes the stored messages and polls them while the session runs.
   *
   * @param listener - Called with each result.
   * @returns A function that stops it.
   */
  watchMessages(id: SessionId, listener: (found: SessionMessages) => void): () => void;
  /** Refetches the stored messages, whatever their age. Errors are reported through the cache. */
  refetchMessages(id: SessionId): void;
  /** Fetches the session list's first page, and invalidates the cached list. */
  latestSessions(signal?: AbortSignal): Promise<readonly SessionSummary[]>;
  /** Stores messages under another id, after the platform replaced the session's id. */
  seedMessages(id: SessionId, messages: SessionMessages): void;
  /** Invalidates the cached session list. */
  invalidateSessions(): void;
  limits(): Promise<FileLimits>;
  upload(
    id: SessionId,
    file: File,
    options: { signal: AbortSignal; onProgress: (loaded: number, total: number) => void },
  ): Promise<UploadedFile>;
  deleteFile(id: SessionId, key: StorageKey): Promise<unknown>;
}

/** Binds the chat's routes to a client and its cache. */
export function createChatTransport(
  client: BrainstemClient,
  queryClient: QueryClient,
): ChatTransport {
  client = client.forUser();
  const invalidateSessions = (): void =>
    void queryClient.invalidateQueries({ queryKey: chatKeys.sessions(client) });

  return {
    stream: (params, signal) => api.streamChat(client, params, { signal }),
    resume: (params, signal, record) => api.resumeChat(client, params, { signal, record }),
    attach: (id, signal) => api.attachChat(client, id, { signal }),
    cancel: (id) => api.cancelChat(client, id),
    async messages(id, signal) {
      const found = await api.listMessages(
        client,
        { session_id: id, include_partial: true },
        signal === undefined ? {} : { signal },
      );
      const { queryKey } = messagesQuery(client, id);
      // A fetch that started earlier would overwrite these with older messages.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, found);
      return found;
    },
    cachedMessages: (id) => queryClient.getQueryData(messagesQuery(client, id).queryKey),
    storedMessages(id) {
      const state = queryClient.getQueryState(messagesQuery(client, id).queryKey);
      return state && { data: state.data, error: state.error };
    },
    keepMessages(id, listener) {
      const query = messagesQuery(client, id);
      // Observes first: a listener notified of this fetch's start could start another one before
      // this can be joined.
      const stop = observeQuery(queryClient, query);
      const stopListening = onQueryUpdate(queryClient, query.queryKey, listener);
      return () => {
        stopListening();
        stop();
      };
    },
    watchMessages(id, listener) {
      const query = messagesQuery(client, id, { poll: true });
      // The cached messages of a running session are stale by definition.
      const isBehind = queryClient.getQueryData(query.queryKey)?.running === true;
      return observeQuery(queryClient, query, { listener, isBehind });
    },
    refetchMessages: (id) =>
      void queryClient.query({ ...messagesQuery(client, id), staleTime: 0 }).catch(() => undefined),
    async latestSessions(signal) {
      const page = await api.listSessions(client, {}, signal === undefined ? {} : { signal });
      invalidateSessions();
      return page.sessions;
    },
    seedMessages: (id, messages) =>
      void queryClient.setQueryData(messagesQuery(client, id).queryKey, messages),
    invalidateSessions,
    limits: () => queryClient.query(fileLimitsQuery(client)),
    upload: (id, file, { signal, onProgress }) =>
      api.uploadFile(
        client,
        { session_id: id, file },
        { signal, onProgress: ({ loaded, total }) => onProgress(loaded, total) },
      ),
    deleteFile: (session_id, storage_key) => api.deleteFile(client, { session_id, storage_key }),
  };
}

interface ObserveQueryOptions<T> {
  /** Called with the cached data, and after each fetch. */
  listener?: (data: T) => void;
  /** True if the cached data is known to be stale. @default false */
  isBehind?: boolean;
}

/**
 * Observes a query, and fetches immediately if the cached data is missing or stale.
 *
 * @returns A function that stops it.
 */
function observeQuery<T, TKey extends QueryKey>(
  queryClient: QueryClient,
  query: QueryObserverOptions<T, DefaultError, T, T, TKey>,
  { listener, isBehind = false }: ObserveQueryOptions<T> = {},
): () => void {
  let isStopped = false;
  const observer = new QueryObserver(queryClient, {
    ...query,
    ...(isBehind && { refetchOnMount: 'always' }),
  });
  const tell = ({ data, fetchStatus } = observer.getCurrentResult()): void => {
    if (!isStopped && data !== undefined && fetchStatus === 'idle') listener?.(data);
  };
  const unsubscribe = observer.subscribe(tell);
  // Deferred until the caller has the function that stops it.
  queueMicrotask(() => tell());
  return () => {
    isStopped = true;
    unsubscribe();
  };
}
