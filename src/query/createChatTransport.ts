import type { QueryClient } from '@tanstack/react-query';
import * as api from '../api/index.ts';
import type { TurnBatch, TurnParts } from '../api/index.ts';
import type {
  FileLimits,
  ResumeBody,
  SessionId,
  SessionMessages,
  SessionSummary,
  StorageKey,
  UploadedFile,
} from '../contract/index.ts';
import type { BrainstemContextValue } from '../provider/index.ts';
import { chatKeys, fileLimitsQuery, messagesQuery } from './chatQueries.ts';

export type { TurnBatch, TurnParts };

/** What a conversation needs of the platform, with the cache kept in step. */
export interface ChatTransport {
  stream(params: api.SendParams, signal: AbortSignal): Promise<TurnParts>;
  resume(params: ResumeBody, signal: AbortSignal): Promise<TurnParts>;
  attach(id: SessionId, signal: AbortSignal): Promise<TurnParts>;
  cancel(id: SessionId): Promise<unknown>;
  /** The stored messages, fetched anew and put into the cache. */
  messages(id: SessionId, signal?: AbortSignal): Promise<SessionMessages>;
  /** The messages that were fetched last, from the cache. */
  cachedMessages(id: SessionId): SessionMessages | undefined;
  /** The session list's first page, fetched anew. Its cache is invalidated. */
  latestSessions(signal?: AbortSignal): Promise<readonly SessionSummary[]>;
  /** Puts messages under another id, after the platform gave the session another one. */
  seedMessages(id: SessionId, messages: SessionMessages): void;
  /** Says that the list has changed. */
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
  client: BrainstemContextValue['client'],
  queries: QueryClient,
): ChatTransport {
  const invalidateSessions = (): void =>
    void queries.invalidateQueries({ queryKey: chatKeys.sessions(client) });

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
      queries.setQueryData(messagesQuery(client, id).queryKey, found);
      return found;
    },
    cachedMessages: (id) => queries.getQueryData(messagesQuery(client, id).queryKey),
    async latestSessions(signal) {
      const page = await api.listSessions(client, {}, signal === undefined ? {} : { signal });
      invalidateSessions();
      return page.sessions;
    },
    seedMessages: (id, messages) =>
      void queries.setQueryData(messagesQuery(client, id).queryKey, messages),
    invalidateSessions,
    limits: () => queries.query(fileLimitsQuery(client)),
    upload: (id, file, { signal, onProgress }) =>
      api.uploadFile(
        client,
        { session_id: id, file },
        { signal, onProgress: ({ loaded, total }) => onProgress(loaded, total) },
      ),
    deleteFile: (session_id, storage_key) => api.deleteFile(client, { session_id, storage_key }),
  };
}
