import { useState, type ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { forward } from '../icons/icons.ts';
import { joinClasses } from '../joinClasses.ts';
import layout from '../layout/layout.module.css';
import texts from '../layout/texts.module.css';
import { OpenLink } from './OpenLink.tsx';
import styles from './SourceList.module.css';

export interface SourceItem {
  title: string;
  /** A note below its title, such as its host. */
  note?: string | undefined;
  /** The URL of its page, if allowed. */
  href?: string | undefined;
  /** Opens it here instead of its page. */
  onOpen?: (() => void) | undefined;
  /** Content shown below it. @default none */
  details?: ReactNode;
}

export interface SourceListProps {
  heading: string;
  /** @default 3 */
  headingLevel?: 3 | 4;
  items: readonly SourceItem[];
  /** True if a text cites them by number. @default false */
  isNumbered?: boolean;
  /** The number of the source that the user points to in the text. */
  active?: number | undefined;
  /** Label of the button that shows all. @default all are shown initially */
  showAll?: (count: number) => string;
}

const initialCount = 6;

/** Lists the sources of a text. Each links to its page or opens here. */
export function SourceList({
  heading,
  headingLevel = 3,
  items,
  isNumbered = false,
  active,
  showAll,
}: SourceListProps) {
  const [isAll, setAll] = useState(showAll === undefined);
  const hasMore = !isAll && items.length > initialCount;
  const Heading = `h${headingLevel}` as const;
  return (
    <section aria-label={heading} className={layout.stack2} data-part="sources">
      <Heading className={styles.heading}>{heading}</Heading>
      <ol className={styles.list}>
        {items.map(({ title, note, href, onOpen, details }, index) => {
          const isActive = index + 1 === active;
          if (hasMore && index >= initialCount && !isActive) return null;
          return (
            <li key={index} className={styles.item} data-active={isActive ? '' : undefined}>
              <OpenLink className={styles.card} href={href} onOpen={onOpen}>
                {isNumbered && <span className={styles.number}>{index + 1}</span>}
                <span className={layout.stack}>
                  <span className={styles.title} dir="auto">
                    {title}
                  </span>{' '}
                  {note !== undefined && (
                    <bdi className={joinClasses(texts.cut, texts.muted)}>{note}</bdi>
                  )}
                </span>
                {onOpen !== undefined && href === undefined && (
                  <span className={styles.onward}>
                    <Icon path={forward} size={14} />
                  </span>
                )}
              </OpenLink>
              {details}
            </li>
          );
        })}
      </ol>
      {hasMore && (
        <Button variant="quiet" size="small" className={styles.more} onClick={() => setAll(true)}>
          {showAll?.(items.length)}
        </Button>
      )}
    </section>
  );
}
