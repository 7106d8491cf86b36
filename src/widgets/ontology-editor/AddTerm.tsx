import { useState } from 'react';
import { ontologyLimits, type TermList } from '../../contract/index.ts';
import { Button, Field, TextInput } from '../../ui/index.ts';
import { useOntologyWords } from './EditorContext.ts';
import styles from './AddTerm.module.css';
import { preflightTerms } from './preflightTerms.ts';

/** Props of {@link AddTerm}. */
export interface AddTermProps {
  list: TermList;
  /** The terms that are there. */
  terms: readonly string[];
  onAdd: (term: string) => void;
  /** Told to take a list, with the text that was pasted. */
  onPaste: (text: string) => void;
}

/** A field for one more term, which keeps what it refuses and says why, and the way to paste many. */
export function AddTerm({ list, terms, onAdd, onPaste }: AddTermProps) {
  const words = useOntologyWords();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const limit = ontologyLimits[list];

  const whyNot = (term: string): string | undefined => {
    const options = { existing: terms, limit, splitAtCommas: false };
    const [leftOut] = preflightTerms(term, options).leftOut;
    if (term.trim() === '') return words.termEmpty;
    if (leftOut === undefined) return undefined;
    switch (leftOut.reason) {
      case 'tooLong':
        return words.termTooLong(leftOut.term.length, ontologyLimits.termLength);
      case 'neverMatches':
        return words.termNeverMatches;
      case 'overLimit':
        return words.termsFull(limit);
      case 'duplicate':
      case 'repeated':
        return words.termSame(leftOut.sameAs ?? leftOut.term);
    }
  };

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const reason = whyNot(text);
        setError(reason);
        if (reason !== undefined) return;
        onAdd(text.trim());
        setText('');
      }}
    >
      <Field label={words.addTerm} error={error} className={styles.field}>
        {(control) => (
          <TextInput
            {...control}
            value={text}
            autoComplete="off"
            onChange={(event) => {
              setText(event.target.value);
              setError(undefined);
            }}
            onPaste={(event) => {
              const pasted = event.clipboardData.getData('text/plain');
              if (!/[\r\n\t]/.test(pasted.trim())) return;
              event.preventDefault();
              onPaste(pasted);
            }}
          />
        )}
      </Field>
      <div className={styles.actions}>
        <Button type="submit">{words.add}</Button>
        <Button variant="quiet" onClick={() => onPaste('')}>
          {words.pasteList}
        </Button>
      </div>
    </form>
  );
}
