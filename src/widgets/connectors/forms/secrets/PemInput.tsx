import { useRef, useState } from 'react';
import { Button, TextArea, layout, texts } from '../../../../ui/index.ts';
import { restoreLines } from './checkPem.ts';
import styles from '../Forms.module.css';
import { secretAttributes, useText, type SecretInputProps } from './secretInput.ts';
import { useFormWords } from '../useFormWords.ts';

/** The limit of bytes read from a key file; keys have a few thousand. */
const maxKeySize = 64 * 1024;

/** An input for a PEM key, pasted or from a file. Preserves its line breaks. */
export function PemInput({ control, inputRef, value, onType, onBlur }: SecretInputProps) {
  const words = useFormWords();
  const picker = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const takeRef = useText(value, inputRef);
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const isTooLarge = file.size > maxKeySize;
    setProblem(isTooLarge ? words.pemTooLarge : undefined);
    if (!isTooLarge) onType(restoreLines(await file.text()));
  };
  return (
    <>
      <TextArea
        {...control}
        {...secretAttributes}
        ref={takeRef}
        rows={5}
        dir="ltr"
        wrap="off"
        className={styles.pem}
        onChange={({ target }) => onType(restoreLines(target.value))}
        onBlur={onBlur}
      />
      <span className={layout.bar2}>
        <Button size="small" onClick={() => picker.current?.click()}>
          {words.pemChooseFile}
        </Button>
        <input
          ref={picker}
          type="file"
          hidden
          aria-label={words.pemChooseFile}
          onChange={({ target }) => {
            void take(target.files?.[0]);
            target.value = '';
          }}
        />
        <span role="status" className={texts.error}>
          {problem}
        </span>
      </span>
    </>
  );
}
