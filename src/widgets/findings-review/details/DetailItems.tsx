import { memo, useId, type ReactNode } from 'react';
import { useOpenReference } from '../../../provider/index.ts';
import { readReference } from '../../../query/index.ts';
import styles from './FindingDetails.module.css';
import { readItem, type ItemParts } from './readItem.ts';
import { Fact, Facts, hostOf, layout, linkUrl, SourceList } from '../../../ui/index.ts';
import { useFindingsWords } from '../FindingsContext.ts';

interface DetailItemsProps {
  heading: string;
  items: readonly unknown[];
}

/** Lists an array of a finding, whatever its elements are. */
export const DetailItems = memo(function DetailItems({ heading, items }: DetailItemsProps) {
  return (
    <Section heading={heading} className={layout.stack2}>
      {items.map((item, at) => (
        <li key={at} className={styles.item}>
          <Item heading={heading} {...readItem(item)} />
        </li>
      ))}
    </Section>
  );
});

/** Renders an element of a finding's array by its recognised parts. */
function Item({ heading, text, link, fields, raw }: ItemParts & { heading: string }) {
  return (
    <>
      {text !== undefined && (
        <span dir="auto" className={styles.words}>
          {link === undefined ? (
            text
          ) : (
            <a href={link} target="_blank" rel="noopener noreferrer" className={styles.link}>
              {text}
            </a>
          )}
        </span>
      )}
      {fields.length > 0 && (
        <Facts>
          {fields.map(([name, value]) => (
            <Fact key={name} name={name}>
              {value}
            </Fact>
          ))}
        </Facts>
      )}
      {raw !== undefined && (
        <pre role="group" aria-label={heading} className={styles.raw}>
          {raw}
        </pre>
      )}
    </>
  );
}

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

export function DetailNodes({ heading, items }: DetailItemsProps) {
  const words = useFindingsWords();
  const open = useOpenReference();
  return (
    <Section heading={heading} className={styles.nodes}>
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
    </Section>
  );
}

/** Labels a list. Renders nothing without items. */
function Section({
  heading,
  className,
  children,
}: {
  heading: string;
  className: string | undefined;
  children: readonly ReactNode[];
}) {
  const id = useId();
  if (children.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h4 id={id} className={styles.heading}>
        {heading}
      </h4>
      <ul className={className}>{children}</ul>
    </section>
  );
}
