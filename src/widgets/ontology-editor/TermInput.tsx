import { useEffect, useRef, useState } from 'react';
import { normalizeTerm, ontologyLimits } from '../../contract/index.ts';
import { TextInput } from '../../ui/index.ts';
import { useOntologyWords } from './EditorContext.ts';
import styles from './TermInput.module.css';

/** Props of {@link TermInput}. */
export interface TermInputProps {
  term: string;
  onChange: (term: string) => void;
  onCancel: () => void;
}

/** A term that is being changed. Enter and leaving keep it, Escape doesn't. */
export function TermInput({ term, onChange, onCancel }: TermInputProps) {
  const words = useOntologyWords();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(term);
  const wanted = text.trim();
  const error =
    wanted === ''
      ? words.termEmpty
      : normalizeTerm(wanted) === ''
        ? words.termNeverMatches
        : wanted.length > ontologyLimits.termLength
          ? words.termTooLong(wanted.length, ontologyLimits.termLength)
          : undefined;
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const finish = (): void => {
    if (error === undefined) onChange(wanted);
  };
  return (
    <span className={styles.field}>
      <TextInput
        ref={field}
        aria-label={words.editTerm(term)}
        aria-invalid={error === undefined ? undefined : true}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={finish}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            // The same press must not reach the button that takes the focus.
            event.preventDefault();
            finish();
          }
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onCancel();
        }}
      />
      <span role="status" className={styles.error}>
        {error}
      </span>
    </span>
  );
}
