import { useId } from 'react';
import { useOpenReference } from '../../../provider/index.ts';
import { readReference } from '../../../query/index.ts';
import { hostOf, linkUrl, SourceList } from '../../../ui/index.ts';
import { useFindingsWords } from '../FindingsContext.ts';
import { DetailItems, Item, type DetailItemsProps } from './DetailItems.tsx';
import styles from './FindingDetails.module.css';
import { readItem } from './readItem.ts';

/** Lists a finding's sources, as plain items if none of them can be opened. */
export function DetailSources({ heading, items }: DetailItemsProps) {
  const open = useOpenReference();
  const sources = items.map((item) => {
    const reference = readReference('source', item);
    const { title, url, id } = reference;
    const { text, link, ...others } = readItem(item, title, url);
    const onOpen = open(reference);
    const hasMore = others.fields.length > 0 || others.raw !== undefined;
    return {
      title: text ?? id ?? heading,
      note: link === undefined || text === link ? undefined : hostOf(link),
      href: linkUrl(link ?? ''),
      onOpen,
      details: onOpen === undefined && hasMore && (
        <div className={styles.rest}>
          <Item {...others} heading={heading} text={undefined} link={undefined} />
        </div>
      ),
    };
  });
  return sources.some(({ href, onOpen }) => href !== undefined || onOpen !== undefined) ? (
    <SourceList heading={heading} headingLevel={4} items={sources} />
  ) : (
    <DetailItems heading={heading} items={items} />
  );
}

/** Lists nodes of the brain, each of which can be opened. */
export function DetailNodes({ heading, items }: DetailItemsProps) {
  const labelId = useId();
  const words = useFindingsWords();
  const open = useOpenReference();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={labelId} className={styles.section}>
      <h4 id={labelId} className={styles.heading}>
        {heading}
      </h4>
      <ul className={styles.nodes}>
        {items.map((item, index) => {
          const reference = readReference('node', item);
          const name = reference.title ?? reference.id;
          return name === undefined ? (
            <li key={index} className={styles.item}>
              <Item heading={heading} {...readItem(item)} />
            </li>
          ) : (
            <li key={index} className={styles.node}>
              <button
                type="button"
                aria-label={words.openNode(name)}
                className={styles.nodeLink}
                onClick={open(reference)}
              >
                {name}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
