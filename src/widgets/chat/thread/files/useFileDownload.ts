import type { SessionId, StorageKey } from '../../../../contract/index.ts';
import { usePlatformMutation } from '../../../../provider/index.ts';
import { fileUrlMutation } from '../../../../query/index.ts';

/** A file of a session, as it is downloaded. */
interface DownloadableFile {
  sessionId: SessionId;
  storageKey: StorageKey;
  /** The name of the saved file, if the file's host lets us set it. */
  name: string;
}

/**
 * Downloads a file of a session through its presigned address, in a tab of its own:
 * `GET /chat/files/url`. Rejects when there is no address, or one that is not for the web.
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
