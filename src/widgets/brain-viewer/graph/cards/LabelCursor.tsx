import { useStore } from '@xyflow/react';
import { useEffect, useId, useRef, type RefObject } from 'react';
import { VisuallyHidden } from '../../../../ui/index.ts';
import { useBrainWords } from '../../BrainContext.ts';
import { titleOf } from '../../core/model/collapseGroups.ts';
import type { SceneBox } from '../../core/scene/scene.ts';
import { useDrawnGraph } from '../GraphContext.ts';
import { useCardActions } from '../useCardActions.ts';
import styles from './LabelCursor.module.css';
import { activeElementBeside, type Cursor } from './useCursor.ts';
import { useLabelSummary } from './useLabelSummary.ts';

/** Least size on the screen, in pixels. */
const least = 24;

/** The graph's one tab stop: a button over the label that the keyboard is at, at any zoom. */
export function LabelCursor({ cursor }: { cursor: Cursor }) {
  const words = useBrainWords();
  const helpId = useId();
  const answeredRef = useRef('');
  return (
    <div role="group" aria-label={words.graphLabel} className={styles.layer}>
      <VisuallyHidden>
        <span id={helpId}>{words.graphHelp}</span>
      </VisuallyHidden>
      {cursor.box !== undefined && (
        <CursorButton
          key={cursor.box.label.name}
          cursor={cursor}
          box={cursor.box}
          describedBy={helpId}
          answeredRef={answeredRef}
        />
      )}
    </div>
  );
}

interface CursorButtonProps {
  cursor: Cursor;
  box: SceneBox;
  describedBy: string;
  /** The last request for the focus that was met, so that a card drawn again doesn't take it again. */
  answeredRef: RefObject<string>;
}

function CursorButton({ cursor, box, describedBy, answeredRef }: CursorButtonProps) {
  const words = useBrainWords();
  const { select } = useCardActions();
  const isSelected = useDrawnGraph().emphasis.selected === box.label.name;
  const [x, y, zoom] = useStore(({ transform }) => transform);
  const { label } = box;
  const { count, neighbours } = useLabelSummary(label) ?? { count: '', neighbours: '' };
  const button = useRef<HTMLButtonElement>(null);
  const { focusRequests, wanted = '', from } = cursor;
  const { name } = box.label;
  useEffect(() => {
    const request = `${wanted} ${focusRequests}`;
    if (focusRequests === 0 || answeredRef.current === request) return;
    if (name === wanted) answeredRef.current = request;
    // A card that comes late leaves the focus where the person went meanwhile.
    const active = activeElementBeside(button.current);
    const isFree = active === null || active === document.body || active === from;
    if (isFree || active.matches('[data-part="cursor"]')) {
      button.current?.focus({ preventScroll: true });
    }
  }, [focusRequests, wanted, name, from, answeredRef]);
  const width = Math.max(least, box.width * zoom + 8);
  const height = Math.max(least, box.height * zoom + 8);
  return (
    <button
      ref={button}
      type="button"
      className={`${styles.cursor} nodrag nopan`}
      data-part="cursor"
      aria-label={words.labelSummary(titleOf(label), count, neighbours)}
      aria-describedby={describedBy}
      style={{
        width,
        height,
        transform: `translate(${x + box.x * zoom - width / 2}px, ${y + box.y * zoom - height / 2}px)`,
      }}
      onFocus={cursor.enter}
      onKeyDown={cursor.onKeyDown}
      // Enter selects a card first, and then shows more of it.
      onClick={() => {
        if (isSelected) cursor.expand(box);
        else select(label);
      }}
    />
  );
}
