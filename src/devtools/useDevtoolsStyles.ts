import type { RefObject } from 'react';
import { useBrowserLayoutEffect } from '../ui/index.ts';
import css from './devtools.css?inline';

/**
 * Adds the panel's rules to the element's root as a constructed style sheet, which a strict CSP
 * allows and which keeps them out of the kit's own sheets.
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
