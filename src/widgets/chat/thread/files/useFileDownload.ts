import type { SessionId, StorageKey } from '../../../../contract/index.ts';
import { usePlatformMutation } from '../../../../provider/index.ts';
import { fileUrlMutation } from '../../../../query/index.ts';

/** A session's file to download. */
interface DownloadableFile {
  sessionId: SessionId;
  storageKey: StorageKey;
  /** The name of the saved file, if the storage host allows setting it. */
  name: string;
}

/**
 * Returns a function that downloads a session's file through its presigned URL, in a new tab:
 * `GET /chat/files/url`. Rejects if there is no URL, or one that isn't HTTP.
 */
export function useFileDownload(): (file: DownloadableFile) => Promise<void> {
  const { mutateAsync } = usePlatformMutation(fileUrlMutation);
  return async ({ name, ...file }) => {
    const { url } = await mutateAsync(file);
    if (!/^https?:$/.test(new URL(url).protocol)) throw new TypeError('Not a web address');
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
    link.click();
  };
}
