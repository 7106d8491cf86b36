import { Button } from '../../button/Button.tsx';
import { Icon } from '../../icons/Icon.tsx';
import * as icons from '../../icons/icons.ts';
import { saveFile } from '../../saveFile.ts';
import { useCopy } from '../../useCopy.ts';
import type { MarkdownSettings } from '../markdownContext.ts';
import styles from '../Markdown.module.css';

interface BlockActionsProps {
  copyLabel: string;
  downloadLabel: string;
  text: () => string;
  file: () => File;
  settings: MarkdownSettings;
}

/** Buttons that copy or download a table or code block. */
export function BlockActions({
  copyLabel,
  downloadLabel,
  text,
  file,
  settings: { words, onCopy },
}: BlockActionsProps) {
  const [result, copy] = useCopy(text, onCopy);
  const download = (page: Document): void => {
    const made = file();
    saveFile(page, made.name, made);
  };
  return (
    <>
      <span aria-live="polite" className={styles.copyResult}>
        {result !== undefined && (result === 'copied' ? words.copied : words.copyFailed)}
      </span>
      <Button variant="quiet" size="small" className={styles.copy} onClick={copy}>
        <Icon path={result === 'copied' ? icons.check : icons.copy} size={14} />
        <span className={styles.copyLabel}>{copyLabel}</span>
      </Button>
      <Button
        variant="quiet"
        size="small"
        className={styles.copy}
        onClick={({ currentTarget }) => download(currentTarget.ownerDocument)}
      >
        <Icon path={icons.download} size={14} />
        <span className={styles.copyLabel}>{downloadLabel}</span>
      </Button>
    </>
  );
}
