import { useEffect, useRef, useState } from 'react';
import { normalizeTerm, ontologyLimits } from '../../../contract/index.ts';
import { TextInput, texts } from '../../../ui/index.ts';
import { useOntologyWords } from '../EditorContext.ts';
import { stepOf } from '../useEditorKeys.ts';
import styles from './TermInput.module.css';

export interface TermInputProps {
  term: string;
  onChange: (term: string) => void;
  onCancel: () => void;
}

/** Edits a term. Enter, blur and saving commit, Escape cancels. */
export function TermInput({ term, onChange, onCancel }: TermInputProps) {
  const words = useOntologyWords();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(term);
  const trimmed = text.trim();
  const error =
    trimmed === ''
      ? words.termEmpty
      : normalizeTerm(trimmed) === ''
        ? words.termNeverMatches
        : trimmed.length > ontologyLimits.termLength
          ? words.termTooLong(trimmed.length, ontologyLimits.termLength)
          : undefined;
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const finish = (): void => {
    if (error === undefined) onChange(trimmed);
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
          if (event.key === 'Enter' || stepOf(event) === 'save') {
            // The same key press must not activate the button that receives the focus.
            event.preventDefault();
            finish();
          }
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onCancel();
        }}
      />
      <span role="status" className={texts.error}>
        {error}
      </span>
    </span>
  );
}
