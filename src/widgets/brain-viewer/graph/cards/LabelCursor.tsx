import { useStore, useStoreApi, type ReactFlowState } from '@xyflow/react';
import {
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { activeElementBeside, hasLostFocus, VisuallyHidden } from '../../../../ui/index.ts';
import { useBrainActions, useBrainWords } from '../../BrainContext.ts';
import { labelText } from '../../brainText.ts';
import type { SceneBox } from '../../core/scene/scene.ts';
import { usePicture } from '../../frame/BrainWorkspace.ts';
import { useDrawnGraph } from '../GraphContext.ts';
import type { Point } from '../../core/layout/layoutInput.ts';
import { frameAround } from '../../core/scene/frame.ts';
import { isArrow, nearestInDirection } from '../../core/scene/nearestInDirection.ts';
import { isWithin } from '../../core/scene/viewport.ts';
import styles from './LabelCursor.module.css';

/** A request to focus a label, whose card may not be drawn yet. */
interface FocusRequest {
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
export type Cursor = ReturnType<typeof useCursor>;

/**
 * Returns the keyboard cursor, initially at the selected label, else at the most linked one.
 *
 * @param centre - Centres a point without changing the zoom.
 */
export function useCursor(centre: (point: Point) => void) {
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
  /** Focuses the current label, or a given visible one. */
  const take = useCallback(
    (label: string | undefined = current): void => {
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
      /** True if the label is placed. */
      isPlaced: placed !== undefined || at === undefined,
      /** The last focus request, a new object each time. */
      request: at?.request,
      goTo,
      take,
      /** Shows a label with its neighbours. */
      expand: ({ label }: SceneBox) => {
        toggleFocus(label.name);
        take(label.name);
      },
      enter: () => {
        if (current !== undefined) bringIntoView(current);
      },
      onKeyDown: (event: KeyboardEvent) => {
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

function isSeen(box: SceneBox, { transform: [x, y, zoom], ...stage }: ReactFlowState): boolean {
  return isWithin(frameAround(box), { x, y, zoom }, stage);
}

/** The minimum size on the screen, in pixels. */
const minSize = 24;

/** Renders the graph's only tab stop: a button over the current label, at any zoom. */
export function LabelCursor({ cursor }: { cursor: Cursor }) {
  const words = useBrainWords();
  const helpId = useId();
  const button = useFocusOnRequest(cursor);
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
          button={button}
        />
      )}
    </div>
  );
}

interface CursorButtonProps {
  cursor: Cursor;
  box: SceneBox;
  describedBy: string;
  button: RefObject<HTMLButtonElement | null>;
}

function CursorButton({ cursor, box, describedBy, button }: CursorButtonProps) {
  const words = useBrainWords();
  const { select } = useBrainActions();
  const { adjacency } = usePicture();
  const { emphasis, hover } = useDrawnGraph();
  const isSelected = emphasis.selected === box.label.name;
  const isMoved = isCursor(cursor.request?.from);
  const [x, y, zoom] = useStore(({ transform }) => transform);
  const { label } = box;
  const width = Math.max(minSize, box.width * zoom + 8);
  const height = Math.max(minSize, box.height * zoom + 8);
  return (
    <button
      ref={button}
      type="button"
      className={`${styles.cursor} nodrag nopan`}
      data-part="cursor"
      aria-label={labelText(label, adjacency, words)}
      aria-describedby={describedBy}
      style={{
        width,
        height,
        transform: `translate(${x + box.x * zoom - width / 2}px, ${y + box.y * zoom - height / 2}px)`,
      }}
      onFocus={({ currentTarget }) => {
        cursor.enter();
        // At rest until the user moves: the first card's neighbours would dim what was opened.
        if (isMoved && currentTarget.matches(':focus-visible')) hover(label.name);
      }}
      onBlur={() => hover(undefined)}
      onKeyDown={cursor.onKeyDown}
      // The first press selects the card, the second expands it.
      onClick={() => {
        if (isSelected) cursor.expand(box);
        else select(label.name);
      }}
    />
  );
}

function isCursor(element: Element | null | undefined): boolean {
  return element?.matches('[data-part="cursor"]') === true;
}

/** Events that cancel a pending focus request. */
const goingOn = ['keydown', 'pointerdown', 'input'] as const;

/**
 * Focuses the button on request: immediately, and again once the label's card is drawn, which is
 * then scrolled into view. Does nothing if the user has moved on.
 *
 * @returns The ref for the button.
 */
function useFocusOnRequest({
  request,
  box,
  isPlaced,
  enter,
}: Cursor): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  // A redrawn card doesn't take the focus again.
  const met = useRef<FocusRequest>(undefined);
  const name = box?.label.name;
  useEffect(() => {
    const element = button.current;
    if (element === null || request === undefined || met.current === request) return;
    if (name === request.label && isPlaced) met.current = request;
    const active = activeElementBeside(element);
    const isFree = active === request.from || hasLostFocus(element);
    if (active === element) enter();
    else if (isFree || isCursor(active)) {
      element.focus({ preventScroll: true });
    }
  }, [request, name, isPlaced, enter]);
  useEffect(() => {
    const page = request?.from?.ownerDocument;
    if (page === undefined) return undefined;
    // Typing or clicking means that the user has moved on, even at the request's source.
    const end = (): void => {
      met.current = request;
    };
    for (const event of goingOn) page.addEventListener(event, end, true);
    return () => {
      for (const event of goingOn) page.removeEventListener(event, end, true);
    };
  }, [request]);
  return button;
}
