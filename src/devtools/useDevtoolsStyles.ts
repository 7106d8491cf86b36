import type { RefObject } from 'react';
import { useBrowserLayoutEffect } from '../ui/index.ts';
import css from './devtools.css?inline';

/**
 * Gives the root that an element lies in the panel's rules, as a constructed sheet: a strict content
 * policy lets it pass, and the kit's own style sheets stay without it.
 */
export function useDevtoolsStyles(place: RefObject<HTMLElement | null>): void {
  useBrowserLayoutEffect(() => {
    const root = place.current?.getRootNode();
    if (!(root instanceof Document || root instanceof ShadowRoot)) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets.push(sheet);
    return () => {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [place]);
}
