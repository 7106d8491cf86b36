import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import * as api from '../api/index.ts';
import type { EnqueuedSync } from '../contract/index.ts';
import { useBrainstem } from '../provider/index.ts';

/** Brings in the messages that wait at the platform: `POST /sync/enqueue`. */
export function useFlushMessages(
  connectionId: string,
): UseMutationResult<EnqueuedSync, Error, void> {
  const { client } = useBrainstem();
  return useMutation({
    mutationFn: () => api.enqueueSync(client, { connectionId, providerKey }),
    gcTime: 0,
  });
}

/** Which key messaging connections carry is not shown; their catalog id is taken. */
const providerKey = 'messaging-a';
