import { useState, type DragEvent, type HTMLAttributes } from 'react';
import type { FindingsColumn } from '../core/findingsView.ts';
import { useWorkspace } from '../FindingsContext.ts';

/** Moves columns by dragging one over the middle of another, along the given axis. */
export function useColumnDrag(axis: 'inline' | 'block') {
  const { view, onViewChange } = useWorkspace();
  const [dragged, setDragged] = useState<FindingsColumn>();
  const indexOf = (wanted: FindingsColumn): number =>
    view.columns.findIndex(({ column }) => column === wanted);
  const move = (column: FindingsColumn, onto: FindingsColumn): void => {
    const columns = [...view.columns];
    columns.splice(indexOf(onto), 0, ...columns.splice(indexOf(column), 1));
    onViewChange({ ...view, columns });
  };
  const dragOver = (event: DragEvent<HTMLElement>, onto: FindingsColumn): void => {
    if (dragged === undefined) return;
    event.preventDefault();
    const by = indexOf(onto) - indexOf(dragged);
    // Short of its middle, a wider column would come back under the pointer.
    if (by !== 0 && distanceToMiddle(event, axis) * Math.sign(by) >= -1) move(dragged, onto);
  };
  return {
    /** Moves a column to the place of another one. */
    move,
    /** Returns the props of an element that is dragged over others to move its column. */
    propsOf: (column: FindingsColumn, name: string): HTMLAttributes<HTMLElement> => ({
      draggable: true,
      ...(column === dragged && { 'data-dragged': '' }),
      onDragStart: ({ dataTransfer }) => {
        dataTransfer.effectAllowed = 'move';
        // Firefox drags nothing without data.
        dataTransfer.setData('text/plain', name);
        setDragged(column);
      },
      onDragEnd: () => setDragged(undefined),
      onDragOver: (event) => dragOver(event, column),
      onDrop: (event) => event.preventDefault(),
    }),
  };
}

/** Returns how far the pointer is past the middle of an element, in CSS pixels. */
function distanceToMiddle(
  { currentTarget, clientX, clientY }: DragEvent<HTMLElement>,
  axis: 'inline' | 'block',
): number {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  if (axis === 'block') return clientY - (top + bottom) / 2;
  return (clientX - (left + right) / 2) * forwardOf(currentTarget);
}

/** Returns the sign of a movement to the right in the element's reading direction. */
export function forwardOf(element: Element): 1 | -1 {
  return getComputedStyle(element).direction === 'rtl' ? -1 : 1;
}
