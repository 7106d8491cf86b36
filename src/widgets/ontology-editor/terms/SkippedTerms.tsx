import { useState } from 'react';
import { ontologyLimits } from '../../../contract/index.ts';
import { Disclosure, texts } from '../../../ui/index.ts';
import type { OntologiesWords } from '../../../words/index.ts';
import type { SkippedTerm } from '../core/draft/preflightTerms.ts';
import { useOntologyWords } from '../EditorContext.ts';
import styles from './PasteDialog.module.css';

/** The maximum number of listed terms. */
const maxListed = 50;

export interface SkippedTermsProps {
  leftOut: readonly SkippedTerm[];
  /** The maximum number of terms in the list. */
  limit: number;
}

/** Lists skipped terms with the reason, collapsed initially. */
export function SkippedTerms({ leftOut, limit }: SkippedTermsProps) {
  const words = useOntologyWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure label={words.leftOut(leftOut.length)} onOpenChange={setOpen}>
      {isOpen && (
        <ul tabIndex={0} aria-label={words.leftOut(leftOut.length)} className={styles.list}>
          {leftOut.slice(0, maxListed).map((left, index) => (
            <li key={index} className={styles.term}>
              <span dir="auto">
                {left.term.length > 80 ? `${left.term.slice(0, 80)}…` : left.term}
              </span>
              <span className={texts.muted}>{skipReason(left, limit, words)}</span>
            </li>
          ))}
          {leftOut.length > maxListed && <li>{words.andMore(leftOut.length - maxListed)}</li>}
        </ul>
      )}
    </Disclosure>
  );
}

/** Returns the reason why a term isn't added to a list. */
export function skipReason(
  { term, reason, sameAs = term }: SkippedTerm,
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
