import type { Node, NodeProps } from '@xyflow/react';
import { memo } from 'react';
import { useBrainWords } from '../../BrainContext.ts';
import type { GraphLabel } from '../../core/model/brainGraph.ts';
import { listedProperties, type CardDetail } from '../../core/scene/cardSize.ts';
import styles from './LabelCard.module.css';

/** What a card shows. */
export interface LabelCardData extends Record<string, unknown> {
  readonly label: GraphLabel;
  readonly group: number;
  readonly detail: CardDetail;
  readonly look: 'plain' | 'dimmed' | 'selected' | 'added';
}

/** A label as React Flow holds it. */
export type LabelNode = Node<LabelCardData, 'label'>;

/** A label's card. It is hidden from screen readers, which get the cursor and the table. */
export const LabelCard = memo(function LabelCard({ data }: NodeProps<LabelNode>) {
  const words = useBrainWords();
  const { label, group, detail, look } = data;
  const { shown, more } = listedProperties(label, detail);
  return (
    <div className={styles.card} data-part="card" data-group={group} data-look={look}>
      <span className={styles.name} dir="auto" title={label.name}>
        {label.name}
      </span>
      <span className={styles.count}>
        {label.count === undefined ? words.countUnknown : words.countNodes(label.count)}
        {detail !== 'all' && more > 0 && ` · +${more}`}
      </span>
      {shown.length > 0 && (
        <ul className={styles.properties}>
          {shown.map(({ name, type, presence }) => (
            <li key={name} className={styles.property}>
              <span className={styles.propertyName} dir="auto">
                {name}
              </span>
              <span className={styles.type}>{type}</span>
              {presence !== undefined && (
                <span className={styles.track}>
                  <span className={styles.bar} style={{ inlineSize: `${presence * 100}%` }} />
                </span>
              )}
            </li>
          ))}
          {detail === 'all' && more > 0 && <li className={styles.property}>+{more}</li>}
        </ul>
      )}
    </div>
  );
});
