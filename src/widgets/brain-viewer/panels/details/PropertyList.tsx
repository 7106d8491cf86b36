import { useFormat } from '../../../../provider/index.ts';
import { revealHidden } from '../../../../ui/index.ts';
import { useBrainWords } from '../../BrainContext.ts';
import { isPartial, type GraphProperty } from '../../core/model/brainGraph.ts';
import type { LabelGroup } from '../../core/model/groupLabels.ts';
import { groupMark } from '../../graph/groupMark.ts';
import { valueText } from './valueText.ts';
import styles from '../Panel.module.css';

/** The maximum number of samples shown per property. */
const shownSamples = 3;

/** Lists properties with type, presence and samples. */
export function PropertyList({
  properties,
  group,
}: {
  properties: readonly GraphProperty[];
  group: LabelGroup | undefined;
}) {
  const words = useBrainWords();
  const { percent } = useFormat();
  if (properties.length === 0) return <p className={styles.hint}>{words.noProperties}</p>;
  return (
    <ul className={styles.list}>
      {properties.map(({ name, type, presence = 1, samples }) => (
        <li key={name} className={styles.property}>
          <span className={styles.propertyLine}>
            <span className={styles.rowName} dir="auto">
              {revealHidden(name)}
            </span>
            <span className={styles.muted}>{type}</span>
          </span>
          {isPartial({ presence }) && (
            <span className={styles.propertyLine}>
              <span
                {...groupMark(group)}
                role="meter"
                aria-label={words.presenceOf(revealHidden(name))}
                aria-valuenow={Math.round(presence * 100)}
                className={styles.meter}
              >
                <span className={styles.meterBar} style={{ inlineSize: `${presence * 100}%` }} />
              </span>
              <span className={styles.figure}>{percent(presence)}</span>
            </span>
          )}
          {samples.length > 0 && (
            <span className={styles.samples} dir="auto">
              {samples.slice(0, shownSamples).map(valueText).join(', ')}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
