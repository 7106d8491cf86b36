import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { findHost, whenHosted, type BrainstemHost } from './createBrainstem.ts';
import { ElementRoot, type ElementRootProps } from './ElementRoot.tsx';
import type { Brainstem } from './elementTypes.ts';

/** The distance from the viewport at which a widget's code is loaded. */
const reach = '300px';

/** The time in milliseconds that an element keeps its state after leaving the page. */
const absence = 1_000;

export interface ElementMountOptions {
  shadow: ShadowRoot;
  kitOf: () => Brainstem | string | undefined;
  widgetOf: () => Omit<ElementRootProps, 'host' | 'container'>;
}

/**
 * Creates the mount of an element: renders the widget while the element is in the page, near the
 * viewport, and has a kit.
 */
export function createElementMount(
  element: HTMLElement,
  { shadow, kitOf, widgetOf }: ElementMountOptions,
) {
  let host: BrainstemHost | undefined;
  let root: Root | undefined;
  let isNear = false;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  let stop = (): void => undefined;
  let stopParts = (): void => undefined;
  const scrollBack = rememberScroll(shadow);
  const focusAgain = rememberFocus(shadow);

  /** Rerenders whenever the kit or its appearance changes. */
  function follow(): void {
    stop();
    const stops = [whenHosted(follow)];
    host = findKit();
    if (host !== undefined) stops.push(host.subscribe(draw));
    if (!isNear) stops.push(whenNear(element, drawAnywhere));
    stop = () => stops.forEach((each) => each());
    draw();
  }

  /** Returns the element's kit. Once found, it stays until it is destroyed. */
  function findKit(): BrainstemHost | undefined {
    if (host?.getAppearance() !== undefined) return host;
    const found = findHost(kitOf());
    if (found !== 'ambiguous') return found;
    if (!element.isConnected) return undefined;
    const tag = element.localName;
    // oxlint-disable-next-line no-console -- Markup has no other place for errors.
    console.error(
      `Brainstem: <${tag}> could belong to more than one kit on this page, so it shows nothing. Name the kit, with createBrainstem({ name: 'help' }) and <${tag} brainstem="help">, or make the element with the kit's create().`,
    );
    return undefined;
  }

  function draw(): void {
    if (host?.getAppearance() === undefined) {
      unmount();
      return;
    }
    if (!element.isConnected || !isNear) return;
    if (root === undefined) {
      root = openRoot(shadow);
      stopParts = reflectParts(shadow);
    }
    const container = shadow.querySelector<HTMLElement>('[data-overlays]') ?? undefined;
    root.render(createElement(ElementRoot, { host, container, ...widgetOf() }));
  }

  function drawAnywhere(): void {
    isNear = true;
    draw();
  }

  function unmount(): void {
    stopParts();
    root?.unmount();
    root = undefined;
    shadow.replaceChildren();
  }

  return {
    draw,
    /** Rerenders if the element is in the page. */
    drawAnywhere,
    connect(): void {
      clearTimeout(leaving);
      scrollBack();
      focusAgain();
      follow();
    },
    disconnect(): void {
      // A host that moves or animates an element may reinsert it.
      leaving = setTimeout(() => {
        stop();
        isNear = false;
        unmount();
      }, absence);
    },
    /** Switches to the kit that the element names now. */
    rebind(): void {
      host = undefined;
      if (element.isConnected) follow();
    },
  };
}

function openRoot(shadow: ShadowRoot): Root {
  const page = shadow.ownerDocument;
  const place = page.createElement('div');
  place.className = 'root';
  const overlays = page.createElement('div');
  overlays.dataset['overlays'] = '';
  shadow.replaceChildren(place, overlays);
  return createRoot(place);
}

/** Calls the listener once the element is near the viewport, unless cancelled before. */
function whenNear(element: HTMLElement, onNear: () => void): () => void {
  // Uses the window of the element's current document: another window's observer wouldn't see it.
  const Observer = element.ownerDocument.defaultView?.IntersectionObserver;
  // jsdom and happy-dom have no IntersectionObserver.
  if (Observer === undefined) {
    onNear();
    return () => undefined;
  }
  const observer = new Observer(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onNear();
    },
    { rootMargin: reach },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

const marked = '[data-part]';

/**
 * Mirrors each `data-part` in a shadow root as a `part`, for styling with `::part()`.
 *
 * @returns A function that stops it.
 */
function reflectParts(root: ShadowRoot): () => void {
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      reflect(target);
      for (const node of addedNodes) {
        reflect(node);
        if (isElement(node)) node.querySelectorAll(marked).forEach(reflect);
      }
    }
  });
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['data-part'] });
  return () => observer.disconnect();
}

/**
 * Remembers what is scrolled in a shadow root, which browsers reset when its element is moved.
 *
 * @returns A function that scrolls everything back. What was at its end is scrolled to its end.
 */
function rememberScroll(root: ShadowRoot): () => void {
  const places = new WeakMap<Element, { top: number; left: number }>();
  const remember = ({ target }: Event): void => {
    if (!isElement(target)) return;
    const { scrollTop, scrollLeft, scrollHeight, clientHeight } = target;
    const isAtEnd = scrollHeight - clientHeight - scrollTop < 2;
    places.set(target, { top: isAtEnd ? scrollHeight : scrollTop, left: scrollLeft });
  };
  root.addEventListener('scroll', remember, { capture: true, passive: true });
  return () => {
    for (const element of root.querySelectorAll('*')) {
      const place = places.get(element);
      if (place !== undefined) element.scrollTo({ ...place, behavior: 'instant' });
    }
  };
}

/**
 * Remembers the focus in a shadow root, which it loses when its element is moved, as its dialogs
 * lose that they are modal.
 *
 * @returns A function that opens and focuses them again, unless the page has the focus elsewhere.
 */
function rememberFocus(root: ShadowRoot): () => void {
  let focused: WeakRef<EventTarget> | undefined;
  /** The dialogs that were modal, which browsers have forgotten when an element learns of its move. */
  const modals = new WeakSet<Element>();
  /** The elements that had the focus before a dialog, to which closing it gives the focus back. */
  const openers = new WeakMap<Element, HTMLElement | SVGElement>();
  root.addEventListener('focusin', (event) => {
    const { target } = event;
    focused = target === null ? undefined : new WeakRef(target);
    const dialog = isElement(target) ? target.closest('dialog') : null;
    if (dialog === null) return;
    if (dialog.matches(':modal')) modals.add(dialog);
    else modals.delete(dialog);
    const opener = 'relatedTarget' in event ? event.relatedTarget : null;
    if (isElement(opener) && !openers.has(dialog)) openers.set(dialog, opener);
  });
  // Chromium blurs what is moved, in the middle of the page's script.
  root.addEventListener('focusout', () => {
    queueMicrotask(() => {
      focused = root.activeElement === null ? undefined : new WeakRef(root.activeElement);
    });
  });
  return () => {
    const target = focused?.deref();
    for (const dialog of root.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
      if (!modals.has(dialog)) continue;
      dialog.open = false;
      openers.get(dialog)?.focus({ preventScroll: true });
      dialog.showModal();
    }
    const { activeElement, body } = root.ownerDocument;
    const isFree = activeElement === body || activeElement === root.host;
    if (isFree && isElement(target)) target.focus({ preventScroll: true });
  };
}

function isElement(target: unknown): target is HTMLElement | SVGElement {
  return (
    typeof target === 'object' && target !== null && 'nodeType' in target && target.nodeType === 1
  );
}

function reflect(node: Node): void {
  if (!isElement(node)) return;
  const name = node.getAttribute('data-part');
  if (name !== null && node.getAttribute('part') !== name) node.setAttribute('part', name);
}
