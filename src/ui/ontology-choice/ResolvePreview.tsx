import type { ReactNode } from 'react';
import { Disclosure } from '../disclosure/Disclosure.tsx';
import { Fact, Facts } from '../facts/Facts.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import type { OntologyChoiceWords } from './ontologyChoiceWords.ts';
import { countTerms, ontologyName, type OntologyOption } from './ontologyOption.ts';

/** The platform's preview of an upload. */
export interface ResolvedChoice {
  /** The normalised ids. */
  ontologyIds: readonly string[];
  /** The mode in effect. */
  ontologyMode?: string | null;
  documentGroup?: string | null;
  /** The full definitions. */
  ontologyBundle: readonly OntologyOption[];
}

export interface ResolvePreviewProps {
  resolved: ResolvedChoice | undefined;
  words: OntologyChoiceWords;
  /** The reason why it couldn't be loaded, shown instead of the preview. */
  children?: ReactNode;
}

/** Previews an upload's ids, mode, group and terms on request, as they mostly repeat the form. */
export function ResolvePreview({ resolved, words, children }: ResolvePreviewProps) {
  return (
    <section aria-label={words.resolvedTitle} data-part="resolve-preview">
      {children ?? (
        <Disclosure label={words.resolvedTitle}>
          {resolved === undefined ? (
            <span role="status" aria-label={words.resolving}>
              <Skeleton width="70%" height="14px" />
            </span>
          ) : (
            <ResolvedFacts resolved={resolved} words={words} />
          )}
        </Disclosure>
      )}
    </section>
  );
}

function ResolvedFacts({
  resolved,
  words,
}: {
  resolved: ResolvedChoice;
  words: OntologyChoiceWords;
}) {
  return (
    <Facts>
      <Fact name={words.resolvedIds}>
        <bdi>{resolved.ontologyIds.join(', ')}</bdi>
      </Fact>
      <Fact name={words.resolvedMode}>
        {resolved.ontologyMode === 'strict'
          ? words.strict
          : resolved.ontologyMode === 'guided'
            ? words.guided
            : (resolved.ontologyMode ?? words.none)}
      </Fact>
      <Fact name={words.resolvedGroup}>
        <bdi>{resolved.documentGroup ?? words.none}</bdi>
      </Fact>
      <Fact name={words.resolvedTerms}>
        {resolved.ontologyBundle.map((ontology, index) => (
          <span key={index}>
            {index > 0 && ' · '}
            <bdi>{ontologyName(ontology)}</bdi>: {words.terms(countTerms(ontology))}
          </span>
        ))}
      </Fact>
    </Facts>
  );
}
