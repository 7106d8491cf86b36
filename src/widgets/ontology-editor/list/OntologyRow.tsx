import { useId } from 'react';
import { termLists, type Ontology } from '../../../contract/index.ts';
import { countTerms, joinClasses, ontologyName, texts } from '../../../ui/index.ts';
import { draftOf } from '../core/index.ts';
import { useEditorActions, useOntologyWords } from '../EditorContext.ts';
import styles from './OntologyList.module.css';

/** The number of terms of a row that fills the widget. */
const maxTerms = 16;

interface OntologyRowProps {
  ontology: Ontology;
  isOpen: boolean;
  isTabStop: boolean;
  /** True to show the id, which tells ontologies of the same name apart. */
  hasSharedName: boolean;
  /** True to show the first terms. */
  hasTerms: boolean;
  /** The number of hits in the sample. @default not shown */
  hits: number | undefined;
}

export function OntologyRow({
  ontology,
  isOpen,
  isTabStop,
  hasSharedName,
  hasTerms,
  hits,
}: OntologyRowProps) {
  const words = useOntologyWords();
  const { navigate } = useEditorActions();
  const termsId = useId();
  return (
    <li>
      <button
        type="button"
        data-part="ontology"
        className={styles.open}
        aria-current={isOpen || undefined}
        aria-describedby={hasTerms ? termsId : undefined}
        tabIndex={isTabStop ? 0 : -1}
        onClick={() => {
          if (!isOpen) navigate({ to: 'stored', draft: draftOf(ontology) });
        }}
      >
        <NumberedName name={ontologyName(ontology)} />
        <span className={texts.figures}>
          {hasSharedName && (
            <span>
              <bdi>{ontology.ontologyId}</bdi> ·{' '}
            </span>
          )}
          <span>
            {[
              words.terms(countTerms(ontology)),
              ...(hits === undefined ? [] : [words.termMatches(hits)]),
            ].join('\u00a0· ')}
          </span>
        </span>
        {hasTerms && (
          <span
            id={termsId}
            className={joinClasses(texts.cut, styles.terms)}
            dir="auto"
            aria-hidden
          >
            {termLists
              .flatMap((list) => ontology[list])
              .slice(0, maxTerms)
              .join(' · ')}
          </span>
        )}
      </button>
    </li>
  );
}

/** Truncates a name before its trailing number, which may distinguish it from others. */
function NumberedName({ name }: { name: string }) {
  const number = /\s\d+$/.exec(name)?.[0] ?? '';
  return (
    <bdi className={styles.name}>
      <span className={texts.cut}>{name.slice(0, name.length - number.length)}</span>
      {number !== '' && <span className={styles.number}>{number}</span>}
    </bdi>
  );
}
