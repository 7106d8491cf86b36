import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { isSameJson } from '../controller/index.ts';

/**
 * Shows an item of a widget in a page's own way: puts content into `node`, and returns what clears up
 * once the item changes or is no longer shown. The node is emptied afterwards.
 *
 * @example
 * review.renderFinding = (node, finding) => {
 *   node.textContent = finding.title;
 * };
 */
export type ElementSlot<T> = (node: HTMLElement, item: T) => (() => void) | void;

type Slot = (item: unknown) => ReactNode;

const slots = new WeakMap<object, Slot>();

/** The prop for what a page gives as an {@link ElementSlot}; the same for the same function. */
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
  // The same item can come as another object.
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
