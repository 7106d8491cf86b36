import { useState } from 'react';
import { useFormat, usePlatformMutation } from '../../../../provider/index.ts';
import { Icon, icons, revealHidden, texts } from '../../../../ui/index.ts';
import { useConversation } from '../../context/ChatContext.ts';
import { useChatWords } from '../../context/useChatWords.ts';
import { FilePicture } from '../../composer/files/FilePicture.tsx';
import type { ThreadAttachment } from '../../core/index.ts';
import styles from './MessageFiles.module.css';
import type { SessionId, StorageKey } from '../../../../contract/index.ts';
import { fileUrlMutation } from '../../../../query/index.ts';

/** Lists the files sent with a message for download. */
export function MessageFiles({ files }: { files: readonly ThreadAttachment[] }) {
  const words = useChatWords();
  const { bytes } = useFormat();
  const sessionId = useConversation((conversation) => conversation.sessionId);
  const download = useFileDownload();
  const [failed, setFailed] = useState<string>();
  const open = async (key: string, name: string): Promise<void> => {
    setFailed(undefined);
    try {
      await download({ sessionId, storageKey: key, name });
    } catch {
      setFailed(name);
    }
  };
  return (
    <>
      <ul className={styles.files}>
        {files.map(({ storage_key: key, name = key, size, file }) => (
          <li key={key} className={styles.item}>
            <button
              type="button"
              className={styles.file}
              title={words.downloadFile(revealHidden(name))}
              aria-label={words.downloadFile(revealHidden(name))}
              onClick={() => void open(key, name)}
            >
              {file === undefined ? <Icon path={icons.file} /> : <FilePicture file={file} />}
              <bdi className={styles.fileName}>{revealHidden(name)}</bdi>
            </button>
            {size !== undefined && <span className={styles.fileSize}>{bytes(size)}</span>}
          </li>
        ))}
      </ul>
      {failed !== undefined && (
        <p role="alert" className={texts.error}>
          {words.downloadFailed(revealHidden(failed))}
        </p>
      )}
    </>
  );
}

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
function useFileDownload(): (file: DownloadableFile) => Promise<void> {
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
