import { useEffect } from 'react';
import { isComposing } from '../keys/isComposing.ts';
import { useLatest } from '../useLatest.ts';

/** A layer that Escape closes: a modal, or an open part of the page. */
interface Layer {
  element: HTMLElement;
  isModal: boolean;
  /** The page's native dialogs that were open before. */
  below: readonly Element[];
}

const open: Layer[] = [];

/**
 * Lets Escape close only the innermost layer around the focus, and none under an open modal.
 * Listens in the capture phase, before a host library's modal handles the key at the document and
 * closes itself instead.
 *
 * @returns A function that stops listening.
 */
export function registerEscapeLayer(
  element: HTMLElement,
  onEscape: () => void,
  { isModal = true } = {},
): () => void {
  const view = element.ownerDocument.defaultView;
  const layer = { element, isModal, below: openDialogs(element.ownerDocument) };
  const listen = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || isComposing(event) || layerOf(event) !== layer) return;
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

/** Registers an Escape layer for a non-modal part of the page while it is open. */
export function useEscape(
  place: { readonly current: HTMLElement | null },
  isOpen: boolean,
  onEscape: () => void,
): void {
  const latest = useLatest(onEscape);
  useEffect(() => {
    const element = place.current;
    if (!isOpen || element === null) return;
    return registerEscapeLayer(element, () => latest.current(), { isModal: false });
  }, [place, isOpen, latest]);
}

/** Returns the layer that a key event belongs to. Without focus, that is the top modal. */
function layerOf(event: Event): Layer | undefined {
  const path = pathOf(event);
  const [target] = event.composedPath();
  const modal = open.findLast(({ isModal }) => isModal);
  if (modal !== undefined && !path.includes(modal.element)) {
    const { body, documentElement } = modal.element.ownerDocument;
    const isUnfocused = target === body || target === documentElement;
    return isUnfocused && !isCovered(modal) ? modal : undefined;
  }
  const innermost = path.find((place) => open.some(({ element }) => element === place));
  return open.find(({ element }) => element === innermost);
}

const openDialogs = (page: Document): Element[] => [...page.querySelectorAll('dialog[open]')];

/** Returns true if the page has opened a native dialog above a layer. */
function isCovered({ element, below }: Layer): boolean {
  const known = [...below, ...open.map((layer) => layer.element)];
  return openDialogs(element.ownerDocument).some((dialog) => !known.includes(dialog));
}

/** Returns a key event's path, with what a page's closed shadow root hides of it around the focus. */
function pathOf(event: Event): readonly EventTarget[] {
  const path = event.composedPath();
  for (const { element } of open) {
    const hidden: EventTarget[] = [];
    let root: Node & Partial<Pick<ShadowRoot, 'host' | 'activeElement'>> = element.getRootNode();
    while (root.host !== undefined) {
      for (let at = root.activeElement; at; at = at.parentElement) hidden.push(at);
      if (root.host === path[0]) return [...hidden, ...path];
      root = root.host.getRootNode();
    }
  }
  return path;
}
