import { useStore } from '@xyflow/react';
import { revealHidden } from '../../../../search/index.ts';
import { useDrawnGraph } from '../GraphContext.ts';
import styles from './LabelHint.module.css';
import { useLabelSummary } from './useLabelSummary.ts';

/** Shows the hovered label's full name and counts, also in the accessible name of the cursor. */
export function LabelHint() {
  const { scene, emphasis } = useDrawnGraph();
  const [x, y, zoom] = useStore(({ transform }) => transform);
  const box = emphasis.hovered === undefined ? undefined : scene.byLabel.get(emphasis.hovered);
  const summary = useLabelSummary(box?.label);
  if (box === undefined || summary === undefined) return null;
  const [left, top] = [x + box.x * zoom, y + (box.y - box.height / 2) * zoom];
  return (
    <div
      className={styles.hint}
      data-part="label-hint"
      aria-hidden="true"
      style={{ transform: `translate(${left}px, ${top}px) translate(-50%, -100%)` }}
    >
      <strong dir="auto">{revealHidden(box.label.name)}</strong>
      <span>
        {summary.count} · {summary.neighbours}
      </span>
    </div>
  );
}
