import { memo, useId } from 'react';
import styles from './FindingDetails.module.css';
import { readItem, type ItemParts } from './readItem.ts';
import { Fact, Facts, layout } from '../../../ui/index.ts';

export interface DetailItemsProps {
  heading: string;
  items: readonly unknown[];
}

/** Lists an array of a finding, whatever its elements are. */
export const DetailItems = memo(function DetailItems({ heading, items }: DetailItemsProps) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h4 id={id} className={styles.heading}>
        {heading}
      </h4>
      <ul className={layout.stack2}>
        {items.map((item, at) => (
          <li key={at} className={styles.item}>
            <Item heading={heading} {...readItem(item)} />
          </li>
        ))}
      </ul>
    </section>
  );
});

/** Renders an element of a finding's array by its recognised parts. */
export function Item({ heading, text, link, fields, raw }: ItemParts & { heading: string }) {
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
