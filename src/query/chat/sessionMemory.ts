import type { QueryClient } from '@tanstack/query-core';
import type { BrainstemClient } from '../../client/index.ts';
import type { SessionId } from '../../contract/index.ts';
import { chatKeys } from './chatKeys.ts';

/** A chat's cache of its sessions, besides what is stored. It is gone when the person signs out. */
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
