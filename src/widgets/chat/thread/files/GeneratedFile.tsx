import { useState } from 'react';
import { useFormat } from '../../../../provider/index.ts';
import { Icon, icons, saveFile } from '../../../../ui/index.ts';
import { useChatWords } from '../../context/useChatWords.ts';
import styles from './MessageFiles.module.css';
import type { ThreadFile } from '../../core/index.ts';

/**
 * A file that the assistant made, to download. It isn't rendered: the stream can name any type, and
 * a strict content security policy allows no `data:` images.
 */
export function GeneratedFile({ file: { mimeType, data } }: { file: ThreadFile }) {
  const words = useChatWords();
  const { bytes } = useFormat();
  const [hasFailed, setFailed] = useState(false);
  const name = `${words.generatedFile}${endingOf(mimeType)}`;
  const size = Math.floor((data.replace(/=+$/, '').length * 3) / 4);
  const download = (page: Document): void => {
    const content = decodeBase64(data);
    setFailed(content === undefined);
    if (content === undefined) return;
    // As bytes alone: a browser that opens it instead of saving it runs nothing.
    saveFile(page, name, new Blob([content], { type: 'application/octet-stream' }));
  };
  return (
    <div>
      <span className={styles.item}>
        <button
          type="button"
          className={styles.file}
          title={words.downloadFile(name)}
          aria-label={words.downloadFile(name)}
          onClick={({ currentTarget }) => download(currentTarget.ownerDocument)}
        >
          <Icon path={icons.file} />
          <bdi className={styles.fileName}>{name}</bdi>
        </button>
        <span className={styles.fileSize}>{bytes(size)}</span>
      </span>
      {hasFailed && (
        <p role="alert" className={styles.error}>
          {words.downloadFailed(name)}
        </p>
      )}
    </div>
  );
}

/** `.png` of `image/png`; nothing where the type does not name a simple ending. */
function endingOf(mimeType: string): string {
  const subtype = /^[\w.-]+\/(?:[\w.-]+\+)?([a-z0-9]{1,5})(?:;|$)/i.exec(mimeType)?.[1];
  return subtype === undefined ? '' : `.${subtype.toLowerCase()}`;
}

function decodeBase64(data: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
