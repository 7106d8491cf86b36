import { useStoreApi } from '@xyflow/react';
import { useCallback, useMemo, useState, type KeyboardEvent } from 'react';
import { activeElementBeside } from '../../../../ui/index.ts';
import { useBrainActions } from '../../BrainContext.ts';
import type { Point, Size } from '../../core/layout/layoutInput.ts';
import { isArrow, nearestInDirection } from '../../core/scene/nearestInDirection.ts';
import type { SceneBox } from '../../core/scene/scene.ts';
import { isWithin } from '../../core/scene/viewport.ts';
import { useDrawnGraph } from '../GraphContext.ts';

/** A request to focus a label, whose card may not be drawn yet. */
export interface FocusRequest {
  readonly label: string;
  /** The focused element at the time of the request. */
  readonly from: Element | null | undefined;
}

/** The cursor's label. */
interface Place {
  readonly label: string;
  readonly request?: FocusRequest;
}

/** The keyboard cursor in the graph. */
export interface Cursor {
  readonly box: SceneBox | undefined;
  /** True if the label is placed. */
  readonly isPlaced: boolean;
  /** The last focus request, a new object each time. */
  readonly request: FocusRequest | undefined;
  readonly goTo: (label: string) => void;
  /** Focuses the current label, or a given visible one. */
  readonly take: (label: string | undefined) => void;
  /** Shows a label with its neighbours. */
  readonly expand: (box: SceneBox) => void;
  readonly enter: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/**
 * Returns the keyboard cursor, initially at the selected label, else at the most linked one.
 *
 * @param centre - Centres a point without changing the zoom.
 */
export function useCursor(centre: (point: Point) => void): Cursor {
  const { scene, emphasis } = useDrawnGraph();
  const { toggleFocus } = useBrainActions();
  const { selected } = emphasis;
  const store = useStoreApi();
  const [at, setAt] = useState<Place | undefined>(() =>
    selected === undefined ? undefined : { label: selected },
  );
  const [seenSelected, setSeenSelected] = useState(selected);
  if (selected !== seenSelected) {
    setSeenSelected(selected);
    if (selected !== undefined && at?.label !== selected) {
      setAt({ label: selected });
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
  const placed = at && scene.byLabel.get(at.label);
  const box = placed ?? first;
  const bringIntoView = useCallback(
    (label: string): void => {
      const next = scene.byLabel.get(label);
      if (next !== undefined && !isSeen(next, store.getState())) centre(next);
    },
    [scene, store, centre],
  );
  const current = box?.label.name;
  const take = useCallback(
    (label = current): void => {
      if (label === undefined) return;
      const { domNode } = store.getState();
      const from = domNode === null ? null : activeElementBeside(domNode);
      setAt({ label, request: { label, from } });
    },
    [current, store],
  );
  const goTo = useCallback(
    (label: string): void => {
      take(label);
      bringIntoView(label);
    },
    [take, bringIntoView],
  );
  return useMemo(
    () => ({
      box,
      isPlaced: placed !== undefined || at === undefined,
      request: at?.request,
      goTo,
      take,
      expand: ({ label }) => {
        toggleFocus(label.name);
        take(label.name);
      },
      enter: () => {
        if (current !== undefined) bringIntoView(current);
      },
      onKeyDown: (event) => {
        if (!isArrow(event.key) || box === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        const next = nearestInDirection(event.key, box, scene.boxes, (place) => place);
        if (next !== undefined) goTo(next.label.name);
      },
    }),
    [box, placed, at, goTo, take, bringIntoView, current, scene, toggleFocus],
  );
}

function isSeen(
  { x, y, width, height }: SceneBox,
  { transform, ...stage }: { transform: readonly [number, number, number] } & Size,
): boolean {
  const frame = { left: x - width / 2, top: y - height / 2, width, height };
  return isWithin(frame, { x: transform[0], y: transform[1], zoom: transform[2] }, stage);
}
