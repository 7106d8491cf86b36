import { createContext, useContext } from 'react';

/** `auto` follows the page's `color-scheme`; the others hold whatever the page says. */
export type Theme = 'auto' | 'light' | 'dark';

/** The spacing of the interface. */
export type Density = 'comfortable' | 'compact';

/** Reading direction. */
export type Direction = 'ltr' | 'rtl';

/** The appearance of everything below, and the place of overlays. */
export interface Appearance {
  theme: Theme;
  density: Density;
  direction: Direction;
  /** Reading direction of our words' language, which a page may differ from. */
  textDirection: Direction;
  /** BCP 47 tag of the language of our words. */
  language: string;
  /** The container of dialogs and menus. Undefined: the document's body. */
  portalContainer: HTMLElement | undefined;
}

/** Carries the {@link Appearance} from the provider to surfaces, inside overlays too. */
export const ThemeContext = createContext<Appearance>({
  theme: 'auto',
  density: 'comfortable',
  direction: 'ltr',
  textDirection: 'ltr',
  language: 'en',
  portalContainer: undefined,
});

/** The appearance in force. */
export function useAppearance(): Appearance {
  return useContext(ThemeContext);
}
