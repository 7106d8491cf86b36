import { useState } from 'react';
import { ontologyLimits } from '../../../contract/index.ts';
import type { OntologiesWords } from '../../../words/index.ts';
import type { LeftOutTerm } from '../core/index.ts';
import { useOntologyWords } from '../EditorContext.ts';
import styles from './PasteDialog.module.css';

/** The number of terms that are named. */
const namedAtMost = 50;

export interface LeftOutTermsProps {
  leftOut: readonly LeftOutTerm[];
  /** The maximum number of terms in the list. */
  limit: number;
}

/** Names the terms that are not added, each with the reason, once it is opened. */
export function LeftOutTerms({ leftOut, limit }: LeftOutTermsProps) {
  const words = useOntologyWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.details} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>{words.leftOut(leftOut.length)}</summary>
      {isOpen && (
        <ul tabIndex={0} aria-label={words.leftOut(leftOut.length)} className={styles.list}>
          {leftOut.slice(0, namedAtMost).map(({ term, reason, sameAs }, index) => (
            <li key={index} className={styles.term}>
              <span dir="auto">{term.length > 80 ? `${term.slice(0, 80)}…` : term}</span>
              <span className={styles.reason}>
                {whyLeftOut({ term, reason, sameAs: sameAs ?? term }, limit, words)}
              </span>
            </li>
          ))}
          {leftOut.length > namedAtMost && <li>{words.andMore(leftOut.length - namedAtMost)}</li>}
        </ul>
      )}
    </details>
  );
}

function whyLeftOut(
  { term, reason, sameAs }: Required<LeftOutTerm>,
  limit: number,
  words: OntologiesWords,
): string {
  switch (reason) {
    case 'duplicate':
    case 'repeated':
      return words.termSame(sameAs);
    case 'overLimit':
      return words.termsFull(limit);
    case 'tooLong':
      return words.termTooLong(term.length, ontologyLimits.termLength);
    case 'neverMatches':
      return words.termNeverMatches;
  }
}
