import { useRef, useState } from 'react';
import { Button, Field, TextInput } from '../../../ui/index.ts';
import type { ConnectorFormsWords } from '../../../words/index.ts';
import type { ConnectionStringProblem } from '../sql/sqlConnection.ts';
import styles from './Forms.module.css';
import { secretAttributes } from './secretInput.ts';
import { useFormWords } from './useFormWords.ts';

/** What came of a pasted text, in words. */
export interface PasteResult {
  text: string;
  isProblem: boolean;
}

/** Props of {@link PasteBox}. */
export interface PasteBoxProps {
  /** Reads the text and fills in what it says. */
  onPaste: (text: string) => PasteResult;
}

/**
 * A box that takes a connection string and forgets it at once, read or not, since it holds the
 * password.
 */
export function PasteBox({ onPaste }: PasteBoxProps) {
  const words = useFormWords();
  const input = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState<PasteResult>();
  const take = (text: string): void => {
    if (input.current !== null) input.current.value = '';
    setResult(onPaste(text));
  };
  return (
    <div className={styles.paste}>
      <Field
        label={words.pasteLabel}
        hint={words.optional}
        description={words.pasteText}
        error={result?.isProblem === true ? result.text : undefined}
      >
        {(control) => (
          <span className={styles.withButton}>
            <TextInput
              {...control}
              {...secretAttributes}
              ref={input}
              dir="ltr"
              onPaste={(event) => {
                event.preventDefault();
                take(event.clipboardData.getData('text'));
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                take(event.currentTarget.value);
              }}
            />
            <Button onClick={() => take(input.current?.value ?? '')}>{words.pasteFill}</Button>
          </span>
        )}
      </Field>
      <span role="status" className={styles.note}>
        {result?.isProblem === false && result.text}
      </span>
    </div>
  );
}

/** Why a connection string cannot be read, in words. */
export function problemText(problem: ConnectionStringProblem, words: ConnectorFormsWords): string {
  const texts: Readonly<Record<ConnectionStringProblem, string>> = {
    empty: words.pasteEmpty,
    'too-long': words.pasteTooLong,
    unknown: words.pasteUnknown,
    'no-host': words.pasteNoHost,
    'bad-port': words.pasteBadPort,
    unclosed: words.pasteUnclosed,
    'loose-text': words.pasteLoose,
    socket: words.pasteSocket,
    'bad-srv': words.pasteBadSrv,
  };
  return texts[problem];
}

/** What was filled in and what was left out, in words. */
export function filledText(
  labels: readonly string[],
  ignored: readonly string[],
  words: ConnectorFormsWords,
): string {
  const filled = words.pasteFilled(labels.join(', '));
  if (ignored.length === 0) return filled;
  const names = ignored.map((name) => (name === 'hosts' ? words.pasteFurtherHosts : name));
  return `${filled} ${words.pasteIgnored(names.join(', '))}`;
}
