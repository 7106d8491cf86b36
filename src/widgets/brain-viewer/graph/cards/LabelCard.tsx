import type { Node, NodeProps } from '@xyflow/react';
import { memo } from 'react';
import { useFormat } from '../../../../provider/index.ts';
import { joinClasses, Meter, revealHidden, texts } from '../../../../ui/index.ts';
import { useBrainWords } from '../../BrainContext.ts';
import { isPartial, type GraphLabel } from '../../core/model/brainGraph.ts';
import { listedProperties, type CardDetail } from '../../core/scene/cardSize.ts';
import type { LabelGroup } from '../../core/model/groupLabels.ts';
import { groupMark } from '../groupMark.ts';
import styles from './LabelCard.module.css';
import './cardLooks.css';

export interface LabelCardData extends Record<string, unknown> {
  readonly label: GraphLabel;
  readonly group: LabelGroup | undefined;
  readonly detail: CardDetail;
  readonly look: 'plain' | 'dimmed' | 'selected' | 'added' | 'changed' | 'gone';
}

/** A label as a React Flow node. */
export type LabelNode = Node<LabelCardData, 'label'>;

/** Renders a label's card. Hidden from screen readers, for which there are cursor and table. */
export const LabelCard = memo(function LabelCard({ data }: NodeProps<LabelNode>) {
  const words = useBrainWords();
  const { label, group, detail, look } = data;
  const { shown, more } = listedProperties(label, detail);
  const { number } = useFormat();
  return (
    <div className={styles.card} data-part="card" {...groupMark(group)} data-look={look}>
      <span className={styles.head}>
        <span
          className={joinClasses(texts.cut, styles.name)}
          dir="auto"
          title={revealHidden(label.name)}
        >
          {revealHidden(label.name)}
        </span>
        {label.count !== undefined && <span className={styles.count}>{number(label.count)}</span>}
      </span>
      {shown.length > 0 && (
        <ul className={styles.properties}>
          {shown.map(({ name, type, presence = 1 }) => (
            <li key={name} className={styles.property}>
              <span className={joinClasses(texts.cut, styles.propertyName)} dir="auto">
                {revealHidden(name)}
              </span>
              <span className={joinClasses(texts.cut, styles.type)}>{revealHidden(type)}</span>
              {isPartial({ presence }) && <Meter share={presence} className={styles.track} />}
            </li>
          ))}
          {more > 0 && <li className={styles.property}>{words.plusMore(more)}</li>}
        </ul>
      )}
    </div>
  );
});
