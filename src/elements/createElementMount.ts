import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { findHost, whenHosted, type BrainstemHost } from './createBrainstem.ts';
import { ElementRoot, type ElementRootProps } from './ElementRoot.tsx';
import type { Brainstem } from './elementTypes.ts';
import { reflectParts } from './reflectParts.ts';

/** The distance from the window at which a widget's code is fetched. */
const reach = '300px';

/** The time that an element out of the page keeps what a person did in it, in milliseconds. */
const absence = 1_000;

export interface ElementMountOptions {
  shadow: ShadowRoot;
  /** Returns the kit, or its name, as the element says it. */
  kitOf: () => Brainstem | string | undefined;
  widgetOf: () => Omit<ElementRootProps, 'host' | 'container'>;
}

/**
 * Creates the mount of one element: it draws the widget while the element is in the page, near the
 * window, and has a kit.
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

  /** Draws whenever the instance, or its appearance, is another. */
  function follow(): void {
    stop();
    const stops = [whenHosted(follow)];
    host = findKit();
    if (host !== undefined) stops.push(host.subscribe(draw));
    if (!isNear) stops.push(whenNear(element, drawAnywhere));
    stop = () => stops.forEach((each) => each());
    draw();
  }

  /** Returns the kit that the element belongs to. One that was found stays until it is destroyed. */
  function findKit(): BrainstemHost | undefined {
    if (host?.getAppearance() !== undefined) return host;
    const found = findHost(kitOf());
    if (found !== 'ambiguous') return found;
    const tag = element.localName;
    // oxlint-disable-next-line no-console -- Markup has nobody else to tell.
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
    /** Draws wherever the element is in the page. */
    drawAnywhere,
    connect(): void {
      clearTimeout(leaving);
      follow();
    },
    disconnect(): void {
      // A host that moves an element, or fades it over to another place, puts it in again.
      leaving = setTimeout(() => {
        stop();
        isNear = false;
        unmount();
      }, absence);
    },
    /** Follows the kit that the element names now. */
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

/** Calls the listener once the element is near the window, unless the returned function was called. */
function whenNear(element: HTMLElement, onNear: () => void): () => void {
  // The window of the page that it is in now: that of another one sees nothing in there.
  const Observer = element.ownerDocument.defaultView?.IntersectionObserver;
  // jsdom and happy-dom can't tell what is near.
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
