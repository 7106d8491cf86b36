import * as api from '../../api/index.ts';
import type { BrainstemClient } from '../../client/index.ts';
import type { SessionId, StorageKey, UploadedFile } from '../../contract/index.ts';
import { mutationOptions, queryOptions } from '../options.ts';
import { chatKeys } from './chatKeys.ts';

/** Fetches a session's files: `GET /chat/files`. Always stale. */
export function sessionFilesQuery(client: BrainstemClient, id: SessionId) {
  return queryOptions({
    queryKey: chatKeys.files(client, id),
    queryFn: async ({ signal }): Promise<readonly UploadedFile[]> =>
      (await api.listFiles(client, id, { signal })).files,
    staleTime: 0,
  });
}

export interface DownloadableFile {
  sessionId: SessionId;
  storageKey: StorageKey;
}

/** Fetches the presigned URL of a session's file: `GET /chat/files/url`. */
export function fileUrlMutation(client: BrainstemClient) {
  return mutationOptions({
    mutationFn: ({ sessionId, storageKey }: DownloadableFile) =>
      api.getFileUrl(client, { session_id: sessionId, storage_key: storageKey }),
  });
}
