import { useState } from 'react';
import { ontologyLimits } from '../../../contract/index.ts';
import { cutText } from '../../../search/index.ts';
import { Badge, Disclosure, texts } from '../../../ui/index.ts';
import type { OntologiesWords } from '../../../words/index.ts';
import { countReasons, type SkippedTerm, type SkipReason } from '../core/draft/preflightTerms.ts';
import { useOntologyWords } from '../EditorContext.ts';
import styles from './PasteDialog.module.css';

const maxListed = 50;

export interface SkippedTermsProps {
  leftOut: readonly SkippedTerm[];
  limit: number;
}

const reasons = ['duplicate', 'repeated', 'tooLong', 'neverMatches', 'overLimit'] as const;

const toneOf = (reason: SkipReason) =>
  reason === 'overLimit' ? 'danger' : reason === 'tooLong' ? 'warning' : 'neutral';

export function SkippedCounts({ leftOut, limit }: SkippedTermsProps) {
  const words = useOntologyWords();
  const counts = countReasons(leftOut);
  return reasons.map((reason) => {
    const count = counts.get(reason);
    return count === undefined ? null : (
      <Badge key={reason} tone={toneOf(reason)}>
        {words[reason](count, limit)}
      </Badge>
    );
  });
}

export function SkippedTerms({ leftOut, limit }: SkippedTermsProps) {
  const words = useOntologyWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure label={words.leftOut(leftOut.length)} onOpenChange={setOpen}>
      {isOpen && (
        <ul tabIndex={0} aria-label={words.leftOut(leftOut.length)} className={styles.list}>
          {leftOut.slice(0, maxListed).map((left, index) => (
            <li key={index} className={styles.term}>
              <span dir="auto">{cutText(left.term, 80)}</span>
              <span className={texts.muted}>{skipReason(left, limit, words)}</span>
            </li>
          ))}
          {leftOut.length > maxListed && <li>{words.andMore(leftOut.length - maxListed)}</li>}
        </ul>
      )}
    </Disclosure>
  );
}

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
