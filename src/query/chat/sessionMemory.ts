import type { QueryClient } from '@tanstack/query-core';
import type { BrainstemClient } from '../../client/index.ts';
import type { SessionId } from '../../contract/index.ts';
import { chatKeys } from './chatKeys.ts';

/** A chat's cache of unsaved session state, cleared on sign-out. */
export interface SessionMemory<T> {
  get(id: SessionId): T | undefined;
  set(id: SessionId, value: T): void;
}

/** Creates a per-session cache, in memory only and under the client's query key. */
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
