import { useStore } from '@xyflow/react';
import { revealHidden } from '../../../../search/index.ts';
import { useBrainWords } from '../../BrainContext.ts';
import { neighboursText } from '../../brainText.ts';
import { usePicture } from '../../frame/BrainWorkspace.ts';
import { useDrawnGraph } from '../GraphContext.ts';
import styles from './LabelHint.module.css';

/** Shows the hovered label's full name and counts, also in the accessible name of the cursor. */
export function LabelHint() {
  const words = useBrainWords();
  const { adjacency } = usePicture();
  const { scene, emphasis } = useDrawnGraph();
  const [x, y, zoom] = useStore(({ transform }) => transform);
  const box = emphasis.hovered === undefined ? undefined : scene.byLabel.get(emphasis.hovered);
  if (box === undefined) return null;
  const { label } = box;
  const neighbours = neighboursText(label, adjacency, words);
  const [left, top] = [x + box.x * zoom, y + (box.y - box.height / 2) * zoom];
  return (
    <div
      className={styles.hint}
      data-part="label-hint"
      aria-hidden="true"
      style={{ transform: `translate(${left}px, ${top}px) translate(-50%, -100%)` }}
    >
      <strong dir="auto">{revealHidden(label.name)}</strong>
      <span>
        {label.count === undefined
          ? neighbours
          : `${words.countNodes(label.count)} · ${neighbours}`}
      </span>
    </div>
  );
}
