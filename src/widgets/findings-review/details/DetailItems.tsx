import { memo, useId } from 'react';
import { useFindingsWords, useWorkspace } from '../FindingsContext.ts';
import styles from './FindingDetails.module.css';
import { readItem, type ItemParts } from './readItem.ts';

export interface DetailItemsProps {
  heading: string;
  items: readonly unknown[];
}

/** An array of a finding, whatever its elements are. */
export const DetailItems = memo(function DetailItems({ heading, items }: DetailItemsProps) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h4 id={id} className={styles.heading}>
        {heading}
      </h4>
      <ul className={styles.items}>
        {items.map((item, at) => (
          <li key={at} className={styles.item}>
            <Item heading={heading} {...readItem(item)} />
          </li>
        ))}
      </ul>
    </section>
  );
});

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
        <dl className={styles.fields}>
          {fields.map(([name, value]) => (
            <div key={name} className={styles.field}>
              <dt className={styles.name}>{name}</dt>
              <dd className={styles.value} dir="auto">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {raw !== undefined && (
        <pre role="group" aria-label={heading} className={styles.raw}>
          {raw}
        </pre>
      )}
    </>
  );
}

/** Nodes of the brain: each a link where the host can follow it. */
export function DetailNodes({ heading, items }: DetailItemsProps) {
  const id = useId();
  const words = useFindingsWords();
  const { onOpenNode } = useWorkspace().options;
  const ids = items.filter((item) => typeof item === 'string');
  const others = items.filter((item) => typeof item !== 'string');
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h4 id={id} className={styles.heading}>
        {heading}
      </h4>
      <ul className={styles.nodes}>
        {ids.map((node, at) => (
          <li key={at} className={styles.node}>
            {onOpenNode === undefined ? (
              <code className={styles.code}>{node}</code>
            ) : (
              <button
                type="button"
                aria-label={words.openNode(node)}
                className={styles.nodeLink}
                onClick={() => onOpenNode(node)}
              >
                {node}
              </button>
            )}
          </li>
        ))}
        {others.map((item, at) => (
          <li key={`other-${at}`} className={styles.item}>
            <Item heading={heading} {...readItem(item)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
