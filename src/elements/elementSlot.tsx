import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { isSameJson } from '../controller/index.ts';

/**
 * Renders a widget's item with the page's own content: fills `node`, and may return a cleanup
 * function for when the item changes or unmounts. The node is emptied afterwards.
 *
 * @example
 * review.renderFinding = (node, finding) => {
 *   node.textContent = finding.title;
 * };
 */
export type ElementSlot<T> = (node: HTMLElement, item: T) => (() => void) | void;

type Slot = (item: unknown) => ReactNode;

const slots = new WeakMap<object, Slot>();

/** Returns the render prop for an {@link ElementSlot}; the same one for the same function. */
export function slotOf(given: unknown): Slot | undefined {
  if (typeof given !== 'function') return undefined;
  const known = slots.get(given);
  if (known !== undefined) return known;
  const show: ShowItem = (node, item) => Reflect.apply(given, undefined, [node, item]);
  const slot: Slot = (item) => <SlotNode show={show} item={item} />;
  slots.set(given, slot);
  return slot;
}

type ShowItem = (node: HTMLElement, item: unknown) => unknown;

function SlotNode({ show, item }: { show: ShowItem; item: unknown }) {
  const node = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState(item);
  // An equal item may arrive as another object.
  if (shown !== item && !isSameJson(shown, item)) setShown(item);
  useLayoutEffect(() => {
    const place = node.current;
    if (place === null) return undefined;
    const cleanUp = show(place, shown);
    return () => {
      if (typeof cleanUp === 'function') Reflect.apply(cleanUp, undefined, []);
      place.replaceChildren();
    };
  }, [show, shown]);
  return <span ref={node} style={{ display: 'contents' }} />;
}
