'use client';
import { useMemo } from 'react';
import { useBrainActs, useBrainView, useBrainWords, useLanguage } from '../BrainContext.ts';
import { formatCount } from '../format.ts';
import type { BrainPicture } from '../useBrainPicture.ts';
import styles from './Panel.module.css';

/** What the colours mean, and where relations are kept. A press on a group shows it alone. */
export function Legend({ picture }: { picture: BrainPicture }) {
  const words = useBrainWords();
  const language = useLanguage();
  const acts = useBrainActs();
  const chosen = useBrainView((view) => view.group);
  const stores = useMemo(() => countStores(picture), [picture]);
  return (
    <>
      <h4 className={styles.heading}>{words.groups}</h4>
      <ul className={styles.list}>
        {picture.groups.map((group) => (
          <li key={group.name}>
            <button
              type="button"
              className={styles.row}
              aria-pressed={chosen === group.name}
              title={words.showGroup(group.name)}
              onClick={() =>
                acts.change({
                  group: chosen === group.name ? undefined : group.name,
                  focus: undefined,
                  path: undefined,
                })
              }
            >
              <span className={styles.swatch} data-group={group.index} />
              <span className={styles.rowName} dir="auto">
                {words.groupNamed(group.name)}
              </span>
              <span className={styles.figure}>{formatCount(group.labels.length, language)}</span>
            </button>
          </li>
        ))}
      </ul>
      {stores.length > 0 && (
        <>
          <h4 className={styles.heading}>{words.stores}</h4>
          <dl className={styles.facts}>
            {stores.map(([store, count]) => (
              <div key={store} className={styles.fact}>
                <dt className={styles.factName}>{store}</dt>
                <dd className={styles.figure}>
                  {words.countRelations(formatCount(count, language))}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </>
  );
}

function countStores({ graph }: BrainPicture): [store: string, relations: number][] {
  const counts = new Map<string, number>();
  for (const { storeType } of graph.links.flatMap(({ relations }) => relations)) {
    if (storeType !== undefined) counts.set(storeType, (counts.get(storeType) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a);
}
