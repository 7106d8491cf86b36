import { useFormat } from '../../../../provider/index.ts';
import { useMemo } from 'react';
import { useBrainActions, useBrainView, useBrainWords } from '../../BrainContext.ts';
import { countStoreTypes, dashes } from '../../core/model/storeTypes.ts';
import { usePicture } from '../../frame/BrainWorkspace.ts';
import { groupMark } from '../../graph/groupMark.ts';
import { groupText } from '../../groupText.ts';
import { storeText } from '../../storeText.ts';
import styles from '../Panel.module.css';

/** Explains the colours and the stores of relations. A press on a group shows it alone. */
export function Legend() {
  const picture = usePicture();
  const words = useBrainWords();
  const { number } = useFormat();
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
              title={words.showGroup(groupText(group, words))}
              onClick={() => actions.toggleGroup(group.name)}
            >
              <span className={styles.swatch} {...groupMark(group)} />
              <span className={styles.rowName} dir="auto">
                {groupText(group, words)}
              </span>
              <span className={styles.figure}>{number(group.labels.length)}</span>
            </button>
          </li>
        ))}
      </ul>
      {stores.length > 0 && (
        <>
          <h4 className={styles.heading}>{words.stores}</h4>
          <dl className={styles.facts}>
            {stores.map(({ name: store, count }, at) => (
              <div key={store} className={styles.fact}>
                <dt className={styles.factName}>
                  <LineSample dash={at} />
                  {storeText(store, words)}
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

/** Shows the line style of a store type. */
function LineSample({ dash }: { dash: number }) {
  const pattern = dashes[Math.min(dash, dashes.length - 1)] ?? [];
  return (
    <svg className={styles.lineSample} viewBox="0 0 32 8" aria-hidden="true">
      <line x1="0" y1="4" x2="32" y2="4" strokeDasharray={pattern.join(' ')} />
    </svg>
  );
}
