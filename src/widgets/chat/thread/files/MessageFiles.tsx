import { useState } from 'react';
import { useFormat, usePlatformMutation } from '../../../../provider/index.ts';
import { Icon, icons, openFile, revealHidden, texts, joinClasses } from '../../../../ui/index.ts';
import { useConversation } from '../../context/ChatContext.ts';
import { useChatWords } from '../../context/useChatWords.ts';
import { FilePicture } from '../../composer/files/FilePicture.tsx';
import type { ThreadAttachment } from '../../core/index.ts';
import styles from './MessageFiles.module.css';
import type { StorageKey } from '../../../../contract/index.ts';
import { fileUrlMutation } from '../../../../query/index.ts';

export function MessageFiles({ files }: { files: readonly ThreadAttachment[] }) {
  const words = useChatWords();
  const { bytes } = useFormat();
  const sessionId = useConversation((conversation) => conversation.sessionId);
  const { mutateAsync } = usePlatformMutation(fileUrlMutation);
  const [failed, setFailed] = useState<string>();
  const open = async (page: Document, storageKey: StorageKey, name: string): Promise<void> => {
    setFailed(undefined);
    try {
      await openFile(page, async () => (await mutateAsync({ sessionId, storageKey })).url);
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
              onClick={({ currentTarget }) => void open(currentTarget.ownerDocument, key, name)}
            >
              {file === undefined ? <Icon path={icons.file} /> : <FilePicture file={file} />}
              <bdi className={joinClasses(texts.cut, styles.fileName)}>{revealHidden(name)}</bdi>
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
