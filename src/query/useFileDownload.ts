import { useCallback } from 'react';
import * as api from '../api/index.ts';
import type { SessionId, StorageKey } from '../contract/index.ts';
import { useBrainstem } from '../provider/index.ts';

/** A file of a session, by its storage key. */
export interface DownloadableFile {
  sessionId: SessionId;
  storageKey: StorageKey;
  /** What the saved file is called, where the file's host lets us say. */
  name: string;
}

/**
 * Downloads a file of a session through its presigned address, in a tab of its own:
 * `GET /chat/files/url`. Rejects when there is no address, or one that is not for the web.
 */
export function useFileDownload(): (file: DownloadableFile) => Promise<void> {
  const { client } = useBrainstem();
  return useCallback(
    async ({ sessionId, storageKey, name }) => {
      const { url } = await api.getFileUrl(client, {
        session_id: sessionId,
        storage_key: storageKey,
      });
      if (!/^https?:$/.test(new URL(url).protocol)) throw new TypeError('Not a web address');
      const link = document.createElement('a');
      link.href = url;
      link.download = name;
      link.target = '_blank';
      link.rel = 'noopener noreferrer';
      link.click();
    },
    [client],
  );
}
