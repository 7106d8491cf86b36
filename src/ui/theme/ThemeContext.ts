import { createContext, useContext } from 'react';

/** `auto` follows the page's `color-scheme`; the others hold whatever the page says. */
export type Theme = 'auto' | 'light' | 'dark';

/** How much room things take. */
export type Density = 'comfortable' | 'compact';

/** Reading direction. */
export type Direction = 'ltr' | 'rtl';

/** How everything below looks, and where overlays go. */
export interface Appearance {
  theme: Theme;
  density: Density;
  direction: Direction;
  /** Reading direction of our words' language, which a page may differ from. */
  textDirection: Direction;
  /** BCP 47 tag of the language of our words. */
  language: string;
  /** Where dialogs and menus are put. Undefined: the document's body. */
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
