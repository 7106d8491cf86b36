import { QueryObserver, type QueryClient } from '@tanstack/query-core';
import * as api from '../api/index.ts';
import type { TurnBatch, TurnParts } from '../api/index.ts';
import type { BrainstemClient } from '../client/index.ts';
import type {
  FileLimits,
  ResumeBody,
  SessionId,
  SessionMessages,
  SessionSummary,
  StorageKey,
  UploadedFile,
} from '../contract/index.ts';
import { infiniteQueryOptions, mutationOptions, platformKey, queryOptions } from './options.ts';

export type { TurnBatch, TurnParts };

/** Keys of the chat's server state, for reading and invalidating. */
const chatKeys = {
  sessions: (client: BrainstemClient) => platformKey(client, 'chat', 'sessions'),
  messages: (client: BrainstemClient, id: SessionId) => platformKey(client, 'chat', 'messages', id),
  files: (client: BrainstemClient, id: SessionId) => platformKey(client, 'chat', 'files', id),
  limits: (client: BrainstemClient) => platformKey(client, 'chat', 'limits'),
  memory: (client: BrainstemClient) => platformKey(client, 'chat', 'memory'),
  meta: (client: BrainstemClient) => platformKey(client, 'chat', 'session-meta'),
};

/** Sessions on one page of the list. */
const sessionsPerPage = 20;

/** How often what is being answered elsewhere is fetched again, in milliseconds. */
const runningInterval = 4_000;

const firstPage: string | null = null;

/** The session list, page by page: `GET /sessions`. Polled while a session in it is answering. */
export function sessionsQuery(client: BrainstemClient) {
  return infiniteQueryOptions({
    queryKey: chatKeys.sessions(client),
    queryFn: ({ pageParam, signal }) =>
      api.listSessions(
        client,
        { max_results: sessionsPerPage, ...(pageParam === null ? {} : { next_token: pageParam }) },
        { signal },
      ),
    initialPageParam: firstPage,
    getNextPageParam: (page) => page.nextToken ?? undefined,
    refetchInterval: ({ state }) =>
      state.data?.pages.some((page) => page.sessions.some((session) => session.running)) === true
        ? runningInterval
        : false,
  });
}

/**
 * Deletes a session: `DELETE /sessions/{session_id}`. It leaves the list at once, and comes back if
 * the platform refuses.
 */
export function deleteSessionMutation(client: BrainstemClient) {
  const { queryKey } = sessionsQuery(client);
  return mutationOptions({
    mutationFn: (id: SessionId) => api.deleteSession(client, id),
    onMutate: async (id, { client: queryClient }) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, (data) =>
        data === undefined
          ? data
          : {
              ...data,
              pages: data.pages.map((page) => ({
                ...page,
                sessions: page.sessions.filter((session) => session.sessionId !== id),
              })),
            },
      );
      return { before };
    },
    onError: (_error, _id, prepared, { client: queryClient }) =>
      void queryClient.setQueryData(queryKey, prepared?.before),
    onSuccess: (_answer, id, _prepared, { client: queryClient }) =>
      queryClient.removeQueries({ queryKey: chatKeys.messages(client, id) }),
    onSettled: (_answer, _error, _id, _prepared, { client: queryClient }) =>
      queryClient.invalidateQueries({ queryKey }),
  });
}

/** What a host keeps about a conversation, since the platform keeps neither names nor pins. */
export interface SessionMeta {
  /** Shown and searched in place of the conversation's first words. @default none */
  readonly name?: string;
  /** Whether it stands above the others. @default false */
  readonly pinned?: boolean;
}

/** A host's store of conversations' names and pins. */
export interface SessionMetaStore {
  /** Returns what is kept for the signed-in person, by the id of the conversation. */
  read: () =>
    Readonly<Record<SessionId, SessionMeta>> | Promise<Readonly<Record<SessionId, SessionMeta>>>;
  /**
   * Replaces what is kept of a conversation; `undefined` when it was deleted. Where this throws or
   * rejects, the person sees the name and the pin from before.
   */
  write: (sessionId: SessionId, meta: SessionMeta | undefined) => unknown;
}

const noMeta: Readonly<Record<SessionId, SessionMeta>> = {};

/** What a host keeps about conversations. Without a store, nothing. */
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

/**
 * A session's messages, with a turn that is under way: `GET /sessions/{session_id}/messages`.
 *
 * @param options - `poll`: whether to fetch again while the session runs and nobody streams it here.
 */
export function messagesQuery(
  client: BrainstemClient,
  id: SessionId,
  { poll = false }: { poll?: boolean } = {},
) {
  return queryOptions({
    queryKey: chatKeys.messages(client, id),
    queryFn: ({ signal }) =>
      api.listMessages(client, { session_id: id, include_partial: true }, { signal }),
    refetchInterval: ({ state }) =>
      poll && state.data?.running === true ? runningInterval : false,
  });
}

/** The current file limits: `GET /chat/files/limits`. */
export function fileLimitsQuery(client: BrainstemClient) {
  return queryOptions({
    queryKey: chatKeys.limits(client),
    queryFn: ({ signal }) => api.getFileLimits(client, { signal }),
    staleTime: 5 * 60_000,
  });
}

/** The files of a session: `GET /chat/files`. Fetched again each time they are shown. */
export function sessionFilesQuery(client: BrainstemClient, id: SessionId) {
  return queryOptions({
    queryKey: chatKeys.files(client, id),
    queryFn: async ({ signal }): Promise<readonly UploadedFile[]> =>
      (await api.listFiles(client, id, { signal })).files,
    staleTime: 0,
  });
}

/** A file of a session, by its storage key. */
export interface DownloadableFile {
  sessionId: SessionId;
  storageKey: StorageKey;
}

/** Asks for the presigned address of a session's file: `GET /chat/files/url`. */
export function fileUrlMutation(client: BrainstemClient) {
  return mutationOptions({
    mutationFn: ({ sessionId, storageKey }: DownloadableFile) =>
      api.getFileUrl(client, { session_id: sessionId, storage_key: storageKey }),
  });
}

/** What a conversation needs of the platform, with the cache kept in step. */
export interface ChatTransport {
  stream(params: api.SendParams, signal: AbortSignal): Promise<TurnParts>;
  resume(params: ResumeBody, signal: AbortSignal): Promise<TurnParts>;
  attach(id: SessionId, signal: AbortSignal): Promise<TurnParts>;
  cancel(id: SessionId): Promise<{ cancelled: boolean }>;
  /** Fetches the stored messages and puts them into the cache. */
  messages(id: SessionId, signal?: AbortSignal): Promise<SessionMessages>;
  /** The messages that were fetched last, from the cache. */
  cachedMessages(id: SessionId): SessionMessages | undefined;
  /**
   * Observes the stored messages, and fetches them again while the session runs.
   *
   * @returns A function that stops it.
   */
  watchMessages(id: SessionId, listener: (found: SessionMessages) => void): () => void;
  /** Fetches the session list's first page, and invalidates the cached list. */
  latestSessions(signal?: AbortSignal): Promise<readonly SessionSummary[]>;
  /** Puts messages under another id, after the platform gave the session another one. */
  seedMessages(id: SessionId, messages: SessionMessages): void;
  /** Invalidates the cached list. */
  invalidateSessions(): void;
  limits(): Promise<FileLimits>;
  upload(
    id: SessionId,
    file: File,
    options: { signal: AbortSignal; onProgress: (loaded: number, total: number) => void },
  ): Promise<UploadedFile>;
  deleteFile(id: SessionId, key: StorageKey): Promise<unknown>;
}

/** What a chat keeps of its sessions beside what is stored. It is gone when the person signs out. */
export interface SessionMemory<T> {
  get(id: SessionId): T | undefined;
  set(id: SessionId, value: T): void;
}

/** Keeps values by session, in memory alone and with what was fetched for the person. */
export function createSessionMemory<T>(
  client: BrainstemClient,
  queryClient: QueryClient,
): SessionMemory<T> {
  const prefix = chatKeys.memory(client);
  queryClient.setQueryDefaults(prefix, { gcTime: Infinity });
  return {
    get: (id) => queryClient.getQueryData<T>([...prefix, id]),
    set: (id, value) => void queryClient.setQueryData<T>([...prefix, id], () => value),
  };
}

/** Binds the chat's routes to a client and its cache. */
export function createChatTransport(
  client: BrainstemClient,
  queryClient: QueryClient,
): ChatTransport {
  const invalidateSessions = (): void =>
    void queryClient.invalidateQueries({ queryKey: chatKeys.sessions(client) });

  return {
    stream: (params, signal) => api.streamChat(client, params, { signal }),
    resume: (params, signal) => api.resumeChat(client, params, { signal }),
    attach: (id, signal) => api.attachChat(client, id, { signal }),
    cancel: (id) => api.cancelChat(client, id),
    async messages(id, signal) {
      const found = await api.listMessages(
        client,
        { session_id: id, include_partial: true },
        signal === undefined ? {} : { signal },
      );
      const { queryKey } = messagesQuery(client, id);
      // A fetch that began earlier would put older messages over these.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, found);
      return found;
    },
    cachedMessages: (id) => queryClient.getQueryData(messagesQuery(client, id).queryKey),
    watchMessages(id, listener) {
      const query = messagesQuery(client, id, { poll: true });
      const observer = new QueryObserver(queryClient, query);
      let isStopped = false;
      const stop = observer.subscribe(({ data, fetchStatus }) => {
        if (data !== undefined && fetchStatus === 'idle') listener(data);
      });
      // What is cached of a running session is behind it already.
      queueMicrotask(() => {
        const { data } = observer.getCurrentResult();
        if (data?.running === true && !isStopped) void observer.refetch();
      });
      return () => {
        isStopped = true;
        stop();
      };
    },
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
