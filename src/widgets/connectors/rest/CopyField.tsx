import { Fragment, useId } from 'react';
import { useGeneralWords } from '../../../provider/index.ts';
import { Button, useCopy, layout } from '../../../ui/index.ts';
import styles from '../forms/Forms.module.css';
import { useFormWords } from '../forms/useFormWords.ts';

/** A read-only text with a copy button. */
export function CopyField({ label, text }: { label: string; text: string }) {
  const words = useFormWords();
  const general = useGeneralWords();
  const id = useId();
  const [result, copy] = useCopy(() => text);
  return (
    <div className={layout.stack1}>
      <span className={styles.copyHead}>
        <span id={id} className={styles.copyLabel}>
          {label}
        </span>
        <Button size="small" aria-label={words.copyWhat(label)} onClick={() => void copy()}>
          {words.copy}
        </Button>
      </span>
      <code className={styles.copyText} dir="ltr" tabIndex={0} role="group" aria-labelledby={id}>
        {text.split(/(?<=[^/]\/)(?!\/)/).map((part, at) => (
          <Fragment key={at}>
            {part}
            <wbr />
          </Fragment>
        ))}
      </code>
      <span role="status" className={styles.note}>
        {result !== undefined && (result === 'copied' ? general.copied : general.copyFailed)}
      </span>
    </div>
  );
}
