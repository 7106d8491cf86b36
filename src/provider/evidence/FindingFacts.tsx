import type { EvidenceReference } from '../../client/index.ts';
import { findingQuery, readReference } from '../../query/index.ts';
import { Skeleton, ValueView } from '../../ui/index.ts';
import { evidenceWords } from '../../words/index.ts';
import { useBrainstem } from '../BrainstemContext.ts';
import { ErrorNotice } from '../notices/ErrorNotice.tsx';
import { usePlatformQuery } from '../queries/usePlatformQuery.ts';
import { useWords } from '../words/useWords.ts';
import type { OpenReference } from './EvidenceContext.ts';
import { References } from './References.tsx';
import styles from './EvidencePanel.module.css';

export interface FindingFactsProps {
  reference: EvidenceReference;
  open: OpenReference;
}

/** Shows a finding's details and evidence. */
export function FindingFacts({ reference: { id = '' }, open }: FindingFactsProps) {
  const words = useWords('evidence', evidenceWords);
  const { locale } = useBrainstem();
  const { data, error, isFetching, refetch } = usePlatformQuery((client) => ({
    ...findingQuery(client, id),
    enabled: id !== '',
  }));
  if (error !== null && data === undefined) {
    return <ErrorNotice error={error} onRetry={refetch} isRetrying={isFetching} />;
  }
  if (data === undefined) return id === '' ? null : <Skeleton height="48px" />;
  const { finding } = data;
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
