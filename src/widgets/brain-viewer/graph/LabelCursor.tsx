import { useStore } from '@xyflow/react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { BrainWords } from '../../../words/index.ts';
import type { SceneBox } from './scene.ts';
import styles from './LabelCursor.module.css';

/** Props of {@link LabelCursor}. */
export interface LabelCursorProps {
  box: SceneBox;
  neighbours: number;
  /** Whether to take the focus when shown: after an arrow key. */
  takesFocus: boolean;
  describedBy: string;
  words: BrainWords;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
  onChoose: () => void;
}

/** Least size on the screen, in pixels. */
const least = 24;

/** The graph's one tab stop: a button over the label that the keyboard is at, at any zoom. */
export function LabelCursor({
  box,
  neighbours,
  takesFocus,
  describedBy,
  words,
  onFocus,
  onKeyDown,
  onChoose,
}: LabelCursorProps) {
  const [x, y, zoom] = useStore(({ transform }) => transform);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const { label } = box;
  const nodes = label.count === undefined ? words.countUnknown : words.countNodes(label.count);
  const width = Math.max(least, box.width * zoom + 8);
  const height = Math.max(least, box.height * zoom + 8);
  return (
    <button
      ref={button}
      type="button"
      className={`${styles.cursor} nodrag nopan`}
      data-part="cursor"
      aria-label={words.labelSummary(label.name, nodes, words.countLabels(neighbours))}
      aria-describedby={describedBy}
      style={{
        width,
        height,
        transform: `translate(${x + box.x * zoom - width / 2}px, ${y + box.y * zoom - height / 2}px)`,
      }}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      onClick={onChoose}
    />
  );
}
