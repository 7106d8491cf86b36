import { useState } from 'react';
import { useFormat } from '../../../../provider/index.ts';
import { Icon, icons, revealHidden, texts } from '../../../../ui/index.ts';
import { useConversation } from '../../context/ChatContext.ts';
import { useChatWords } from '../../context/useChatWords.ts';
import { FilePicture } from '../../composer/files/FilePicture.tsx';
import type { ThreadAttachment } from '../../core/index.ts';
import { useFileDownload } from './useFileDownload.ts';
import styles from './MessageFiles.module.css';

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
