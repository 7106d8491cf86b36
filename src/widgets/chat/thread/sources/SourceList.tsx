import { useState } from 'react';
import { Button, hostOf, linkUrl } from '../../../../ui/index.ts';
import { useChatWords } from '../../context/useChatWords.ts';
import type { ThreadSource } from '../../core/index.ts';
import styles from './SourceList.module.css';

export interface SourceListProps {
  sources: readonly ThreadSource[];
  /** The number of the one that a citation points to now. */
  active: number | undefined;
}

/** Sources that are shown before the person asks for all. */
const fewest = 6;

/** The pages that an answer rests on, by the numbers that its citations have. */
export function SourceList({ sources, active }: SourceListProps) {
  const words = useChatWords();
  const [isAll, setAll] = useState(false);
  const hasMore = !isAll && sources.length > fewest;
  return (
    <section aria-label={words.sources} className={styles.sources} data-part="sources">
      <h3 className={styles.heading}>{words.sources}</h3>
      <ol className={styles.list}>
        {sources.map((source, index) => {
          const isActive = index + 1 === active;
          if (hasMore && index >= fewest && !isActive) return null;
          return (
            <li key={source.id} className={styles.item} data-active={isActive ? '' : undefined}>
              <SourceCard number={index + 1} source={source} />
            </li>
          );
        })}
      </ol>
      {hasMore && (
        <Button variant="quiet" size="small" className={styles.more} onClick={() => setAll(true)}>
          {words.showAllSources(sources.length)}
        </Button>
      )}
    </section>
  );
}

function SourceCard({ number, source: { url, title } }: { number: number; source: ThreadSource }) {
  const href = linkUrl(url);
  const host = hostOf(url);
  const content = (
    <>
      <span className={styles.number}>{number}</span>
      <span className={styles.words}>
        <span className={styles.title} dir="auto">
          {title ?? host ?? url}
        </span>{' '}
        {title !== undefined && host !== undefined && <bdi className={styles.host}>{host}</bdi>}
      </span>
    </>
  );
  if (href === undefined) return <span className={styles.card}>{content}</span>;
  return (
    <a className={styles.card} href={href} target="_blank" rel="noopener noreferrer">
      {content}
    </a>
  );
}
