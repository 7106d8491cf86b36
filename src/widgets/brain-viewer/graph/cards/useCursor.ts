import { useStoreApi } from '@xyflow/react';
import { useCallback, useMemo, useState, type KeyboardEvent } from 'react';
import type { Point } from '../../core/layout/layoutInput.ts';
import { nearestLabel, type Direction } from '../../core/scene/nearestLabel.ts';
import type { SceneBox } from '../../core/scene/scene.ts';
import { useDrawnGraph } from '../GraphContext.ts';

const directions: Readonly<Partial<Record<string, Direction>>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Where the keyboard is in the graph. */
export interface Cursor {
  readonly box: SceneBox | undefined;
  readonly takesFocus: boolean;
  readonly goTo: (label: string) => void;
  readonly enter: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/**
 * The keyboard's place in the graph: the selected label at first, else the most linked one.
 *
 * @param centre - Shows a point without changing the zoom.
 */
export function useCursor(centre: (point: Point) => void): Cursor {
  const { scene, emphasis } = useDrawnGraph();
  const { selected } = emphasis;
  const store = useStoreApi();
  const [at, setAt] = useState<{ label: string; takesFocus: boolean }>();
  const [seenSelected, setSeenSelected] = useState(selected);
  if (selected !== seenSelected) {
    setSeenSelected(selected);
    if (selected !== undefined && at?.label !== selected) {
      setAt({ label: selected, takesFocus: false });
    }
  }
  const first = useMemo(
    () =>
      scene.boxes.reduce<SceneBox | undefined>(
        (best, box) => (best === undefined || box.weight > best.weight ? box : best),
        undefined,
      ),
    [scene],
  );
  const box = (at === undefined ? undefined : scene.byLabel.get(at.label)) ?? first;
  const bringIntoView = useCallback(
    (label: string): void => {
      const next = scene.byLabel.get(label);
      if (next !== undefined && !isSeen(next, store.getState())) centre(next);
    },
    [scene, store, centre],
  );
  const goTo = useCallback(
    (label: string): void => {
      setAt({ label, takesFocus: true });
      bringIntoView(label);
    },
    [bringIntoView],
  );
  const current = box?.label.name;
  return useMemo(
    () => ({
      box,
      takesFocus: at?.takesFocus ?? false,
      goTo,
      enter: () => {
        if (current !== undefined) bringIntoView(current);
      },
      onKeyDown: (event) => {
        const direction = directions[event.key];
        if (direction === undefined || current === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        const next = nearestLabel(scene, current, direction);
        if (next !== undefined) goTo(next);
      },
    }),
    [box, at, goTo, bringIntoView, current, scene],
  );
}

function isSeen(
  box: SceneBox,
  {
    transform: [x, y, zoom],
    width,
    height,
  }: { transform: readonly [number, number, number]; width: number; height: number },
): boolean {
  const [left, top] = [x + (box.x - box.width / 2) * zoom, y + (box.y - box.height / 2) * zoom];
  const [right, bottom] = [left + box.width * zoom, top + box.height * zoom];
  return left >= 0 && top >= 0 && right <= width && bottom <= height;
}
