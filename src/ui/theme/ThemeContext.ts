import { createContext, useContext } from 'react';

/** The colour scheme. `auto` follows the page's `color-scheme`; the others override it. */
export type Theme = 'auto' | 'light' | 'dark';

/** The spacing of the interface. */
export type Density = 'comfortable' | 'compact';

/** Reading direction. */
export type Direction = 'ltr' | 'rtl';

/** The appearance of the subtree, and the container of overlays. */
export interface Appearance {
  theme: Theme;
  density: Density;
  direction: Direction;
  /** The reading direction of our texts, which may differ from the page's. */
  textDirection: Direction;
  /** The BCP 47 tag of our texts' language. */
  language: string;
  /** The container of dialogs and menus. Undefined for the document's body. */
  portalContainer: HTMLElement | undefined;
}

/** Passes the {@link Appearance} from the provider to surfaces and overlays. */
export const ThemeContext = createContext<Appearance>({
  theme: 'auto',
  density: 'comfortable',
  direction: 'ltr',
  textDirection: 'ltr',
  language: 'en',
  portalContainer: undefined,
});

export function useAppearance(): Appearance {
  return useContext(ThemeContext);
}
