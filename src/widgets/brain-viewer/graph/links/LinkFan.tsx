import { ViewportPortal } from '@xyflow/react';
import { useId, useMemo } from 'react';
import { useFormat } from '../../../../provider/index.ts';
import { useBrainWords } from '../../BrainContext.ts';
import { relationsText } from '../../brainText.ts';
import { fanArcs, maxArcs } from '../../core/scene/fanArcs.ts';
import type { SceneLine } from '../../core/scene/scene.ts';
import { dashes } from '../../core/model/storeTypes.ts';
import { useDrawnGraph } from '../GraphContext.ts';
import styles from './LinkFan.module.css';

/** Renders an edge as a fan with an arc per relation: its type, count and direction. */
export function LinkFan({ line }: { line: SceneLine }) {
  const words = useBrainWords();
  const { number } = useFormat();
  const head = useId();
  const { scene } = useDrawnGraph();
  const arcs = useMemo(() => fanArcs(line, scene), [line, scene]);
  const more = line.link.relations.length - maxArcs;
  return (
    <ViewportPortal>
      <svg className={styles.arcs} aria-hidden="true" data-part="fan">
        <defs>
          <marker
            id={head}
            viewBox="0 0 10 10"
            refX="9"
            refY="5"
            markerWidth="7"
            markerHeight="7"
            orient="auto"
          >
            <path d="M0 1 10 5 0 9z" className={styles.head} />
          </marker>
        </defs>
        {arcs.map(({ relation, from, bend, to }) => (
          <path
            key={relation.id}
            d={`M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`}
            className={styles.arc}
            strokeDasharray={dashes[line.dash]?.join(' ')}
            markerEnd={`url(#${head})`}
          />
        ))}
      </svg>
      {arcs.map(({ relation, middle }, at) => (
        <span
          key={relation.id}
          className={styles.label}
          data-part="fan-label"
          style={{ transform: `translate(-50%, -50%) translate(${middle.x}px, ${middle.y}px)` }}
        >
          {[
            relationsText([relation], words, number),
            ...(at === arcs.length - 1 && more > 0 ? [words.moreOfLink(more)] : []),
          ].join(' · ')}
        </span>
      ))}
    </ViewportPortal>
  );
}
