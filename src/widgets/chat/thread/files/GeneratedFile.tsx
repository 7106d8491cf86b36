import { useMemo, useState } from 'react';
import { useFormat } from '../../../../provider/index.ts';
import { Icon, icons, saveFile, texts, joinClasses } from '../../../../ui/index.ts';
import { FilePicture, isDrawable } from '../../composer/files/FilePicture.tsx';
import { useChatWords } from '../../context/useChatWords.ts';
import styles from './MessageFiles.module.css';
import type { ThreadFile } from '../../core/index.ts';

export interface GeneratedFileProps {
  file: ThreadFile;
  /** Its 1-based number among the message's files of its kind. */
  number: number;
}

/**
 * A downloadable file that the assistant generated. Only image types that can't contain active
 * content are previewed.
 */
export function GeneratedFile({ file: { mimeType, data }, number }: GeneratedFileProps) {
  const words = useChatWords();
  const { bytes } = useFormat();
  const [hasFailed, setFailed] = useState(false);
  const name = `${words.generatedFile}${number > 1 ? ` ${number}` : ''}${endingOf(mimeType)}`;
  const picture = useMemo(() => {
    const content = isDrawable(mimeType) ? decodeBase64(data) : undefined;
    return content && new File([content], name, { type: mimeType });
  }, [mimeType, data, name]);
  const size = Math.floor((data.replace(/=+$/, '').length * 3) / 4);
  const download = (page: Document): void => {
    const content = decodeBase64(data);
    setFailed(content === undefined);
    if (content === undefined) return;
    // Saved as plain bytes, so that a browser that opens the file executes nothing.
    saveFile(page, name, new Blob([content], { type: 'application/octet-stream' }));
  };
  return (
    <div>
      {picture !== undefined && (
        <FilePicture file={picture} alt={name} className={styles.picture} fallback={null} />
      )}
      <span className={styles.item}>
        <button
          type="button"
          className={styles.file}
          title={words.downloadFile(name)}
          aria-label={words.downloadFile(name)}
          onClick={({ currentTarget }) => download(currentTarget.ownerDocument)}
        >
          <Icon path={icons.file} />
          <bdi className={joinClasses(texts.cut, styles.fileName)}>{name}</bdi>
        </button>
        <span className={styles.fileSize}>{bytes(size)}</span>
      </span>
      {hasFailed && (
        <p role="alert" className={texts.error}>
          {words.downloadFailed(name)}
        </p>
      )}
    </div>
  );
}

/** Types whose subtype isn't the usual file extension. */
const endings: ReadonlyMap<string, string> = new Map([
  ['text/plain', '.txt'],
  ['text/markdown', '.md'],
  ['text/javascript', '.js'],
  ['image/svg+xml', '.svg'],
  ['image/jpeg', '.jpg'],
]);

/** Returns `.png` for `image/png`, or an empty string if the type has no simple extension. */
function endingOf(mimeType: string): string {
  const known = endings.get(mimeType.split(';', 1)[0]?.trim().toLowerCase() ?? '');
  if (known !== undefined) return known;
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
