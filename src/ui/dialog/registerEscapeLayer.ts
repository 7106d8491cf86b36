import { useEffect, useRef } from 'react';

/** A layer that Escape closes: a modal, or a part of the page that is open over the rest. */
interface Layer {
  element: HTMLElement;
  isModal: boolean;
}

const open: Layer[] = [];

/**
 * Lets Escape close the innermost layer that the key was pressed in, and that alone; under an open
 * modal there is none. A library's modal around it hears keys at the document before anything
 * inside, and would close itself instead: so this listens before the document.
 *
 * @returns Stops listening.
 */
export function registerEscapeLayer(
  element: HTMLElement,
  onEscape: () => void,
  { isModal = true } = {},
): () => void {
  const view = element.ownerDocument.defaultView;
  const layer = { element, isModal };
  const listen = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.isComposing || layerOf(event) !== layer) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    onEscape();
  };
  open.push(layer);
  view?.addEventListener('keydown', listen, { capture: true });
  return () => {
    open.splice(open.indexOf(layer), 1);
    view?.removeEventListener('keydown', listen, { capture: true });
  };
}

/** As {@link registerEscapeLayer}, for a part of the page that is no modal, while it is open. */
export function useEscape(
  place: { readonly current: HTMLElement | null },
  isOpen: boolean,
  onEscape: () => void,
): void {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    const element = place.current;
    if (!isOpen || element === null) return;
    return registerEscapeLayer(element, () => latest.current(), { isModal: false });
  }, [place, isOpen]);
}

/** The layer that a key was meant for. Where nothing has the focus, that is the modal on top. */
function layerOf(event: Event): Layer | undefined {
  const path = event.composedPath();
  const [target] = path;
  const modal = open.findLast(({ isModal }) => isModal);
  if (modal !== undefined && !path.includes(modal.element)) {
    const { body, documentElement } = modal.element.ownerDocument;
    return target === body || target === documentElement ? modal : undefined;
  }
  const innermost = path.find((place) => open.some(({ element }) => element === place));
  return open.find(({ element }) => element === innermost);
}
