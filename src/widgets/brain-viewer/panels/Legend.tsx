import { useMemo } from 'react';
import { useBrainActions, useBrainView, useBrainWords, useLanguage } from '../BrainContext.ts';
import { formatCount } from '../format.ts';
import { countStoreTypes, dashes } from '../model/storeTypes.ts';
import type { BrainPicture } from '../useBrainPicture.ts';
import styles from './Panel.module.css';

/** What the colours mean, and where relations are kept. A press on a group shows it alone. */
export function Legend({ picture }: { picture: BrainPicture }) {
  const words = useBrainWords();
  const language = useLanguage();
  const actions = useBrainActions();
  const chosen = useBrainView((view) => view.group);
  const stores = useMemo(() => countStoreTypes(picture.graph), [picture]);
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
                actions.change({
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
            {stores.map(([store, count], at) => (
              <div key={store} className={styles.fact}>
                <dt className={styles.factName}>
                  <LineSample dash={at} />
                  {store}
                </dt>
                <dd className={styles.figure}>{words.countRelations(count)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </>
  );
}

/** How lines of a store type look in the picture. */
function LineSample({ dash }: { dash: number }) {
  const pattern = dashes[Math.min(dash, dashes.length - 1)] ?? [];
  return (
    <svg className={styles.lineSample} viewBox="0 0 32 8" aria-hidden="true">
      <line x1="0" y1="4" x2="32" y2="4" strokeDasharray={pattern.join(' ')} />
    </svg>
  );
}
