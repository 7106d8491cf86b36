import type { EvidenceReference } from '../../client/index.ts';
import {
  hasLabel,
  isNode,
  loadedFindings,
  findingQuery,
  readReference,
} from '../../query/index.ts';
import { joinClasses, Skeleton, ValueView } from '../../ui/index.ts';
import { evidenceWords } from '../../words/index.ts';
import { useBrainstem } from '../BrainstemContext.ts';
import { QueryError, type QueryErrorProps } from '../notices/ErrorNotice.tsx';
import { useWords } from '../words/useWords.ts';
import type { OpenReference } from './EvidenceContext.ts';
import { References } from './References.tsx';
import styles from './EvidencePanel.module.css';
import { usePlatformQuery } from '../queries/usePlatformQuery.ts';

export interface BehindProps {
  reference: EvidenceReference;
  excerpt: string | undefined;
  related: readonly EvidenceReference[];
  lookup: QueryErrorProps['query'] & { isLoading: boolean };
  open: OpenReference;
}

/** Shows the passage behind a reference and related references, as far as they are known. */
export function Behind({ reference, excerpt, related, lookup, open }: BehindProps) {
  const words = useWords('evidence', evidenceWords);
  const { client, queryClient } = useBrainstem();
  const { kind } = reference;
  const { isLoading } = lookup;
  const isNamed = { node: isNode, label: hasLabel, source: undefined, finding: undefined }[kind];
  const findings = isNamed ? loadedFindings(client, queryClient, isNamed(reference.id)) : [];
  const isKnown =
    excerpt !== undefined || related.length + findings.length > 0 || kind === 'finding';
  return (
    <>
      <div aria-live="polite" aria-busy={isLoading} className={styles.passage}>
        {excerpt !== undefined && (
          <blockquote dir="auto" className={joinClasses(styles.text, styles.excerpt)}>
            {excerpt}
          </blockquote>
        )}
        {isLoading && excerpt === undefined && (
          <>
            <Skeleton />
            <Skeleton />
            <Skeleton width="60%" />
          </>
        )}
        {!isKnown && !isLoading && lookup.error === null && (
          <p className={styles.text}>{words.unresolved}</p>
        )}
      </div>
      <QueryError query={lookup} title={words.failed} />
      {kind === 'finding' && <FindingFacts reference={reference} open={open} />}
      <References
        heading={words.findingsHere}
        references={findings.map(({ finding_id: id, title }) => ({ kind: 'finding', id, title }))}
        open={open}
      />
      <References heading={words.related} references={related} open={open} hasKinds />
    </>
  );
}

interface FindingFactsProps {
  reference: EvidenceReference;
  open: OpenReference;
}

function FindingFacts({ reference: { id = '' }, open }: FindingFactsProps) {
  const words = useWords('evidence', evidenceWords);
  const { locale } = useBrainstem();
  const query = usePlatformQuery((client) => ({
    ...findingQuery(client, id),
    enabled: id !== '',
  }));
  if (query.data === undefined) {
    if (id === '') return null;
    return query.error === null ? <Skeleton height="48px" /> : <QueryError query={query} />;
  }
  const { finding } = query.data;
  const { review_state: state, confidence } = finding;
  const { pending, approved, rejected } = words;
  const statesInWords = new Map(Object.entries({ pending, approved, rejected }));
  const isShare = confidence >= 0 && confidence <= 1;
  const figure = new Intl.NumberFormat(locale.tag, {
    style: isShare ? 'percent' : 'decimal',
    maximumFractionDigits: 1,
  });
  return (
    <>
      {finding.what_was_learned.map(
        (item, index) =>
          typeof item === 'string' && (
            <p key={index} dir="auto" className={styles.text}>
              {item}
            </p>
          ),
      )}
      <ValueView
        value={{
          [words.status]: statesInWords.get(state) ?? state,
          ...(Number.isFinite(confidence) && { [words.confidence]: figure.format(confidence) }),
        }}
      />
      <References
        heading={words.sources}
        references={finding.source_refs.map((raw) => readReference('source', raw))}
        open={open}
      />
      <References
        heading={words.nodes}
        references={[...finding.node_ids, ...finding.context_node_ids].map((raw) =>
          readReference('node', raw),
        )}
        open={open}
      />
    </>
  );
}
