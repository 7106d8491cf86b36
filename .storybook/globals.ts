import type { Preview } from '@storybook/react-vite';

type Icon =
  | 'mirror'
  | 'menu'
  | 'transfer'
  | 'globe'
  | 'expand'
  | 'paragraph'
  | 'zoom'
  | 'accessibility';

/** The toolbar's settings for every story; a story may fix a value of its own with `globals`. */
export const globalTypes: Preview['globalTypes'] = {
  theme: choice('Theme', 'mirror', ['light', 'dark', 'auto']),
  density: choice('Density', 'menu', ['comfortable', 'compact']),
  direction: choice('Direction', 'transfer', ['ltr', 'rtl']),
  // en-XA is English made 40% longer: what it cuts, a translation would have cut.
  locale: choice('Locale', 'globe', [
    'en',
    'en-GB',
    'ar',
    'de',
    'fr',
    'es',
    'pt-BR',
    'ja',
    'zh-CN',
    'en-XA',
  ]),
  width: choice('Width', 'expand', ['full', '320', '480', '768', '1200']),
  text: choice('Text', 'paragraph', ['100', '200'], '%'),
  zoom: choice('Zoom', 'zoom', ['100', '400'], '%'),
  system: choice('System', 'accessibility', [
    ...['as it is', 'more contrast', 'forced colours', 'reduced motion'],
  ]),
};

/** Their values until somebody chooses. */
export const initialGlobals = {
  theme: 'light',
  density: 'comfortable',
  direction: 'ltr',
  locale: 'en',
  width: 'full',
  text: '100',
  zoom: '100',
  system: 'as it is',
};

/** One choice of each, read from a story's context. */
export type StoryGlobals = typeof initialGlobals;

/** The globals of a story's context, whatever else Storybook keeps there. */
export function readGlobals(globals: Record<string, unknown>): StoryGlobals {
  const read = (name: keyof StoryGlobals) => {
    const value = globals[name];
    // A figure that came by the address is a number.
    if (typeof value === 'number') return value.toString();
    return typeof value === 'string' ? value : initialGlobals[name];
  };
  return {
    theme: read('theme'),
    density: read('density'),
    direction: read('direction'),
    locale: read('locale'),
    width: read('width'),
    text: read('text'),
    zoom: read('zoom'),
    system: read('system'),
  };
}

/** A choice among values. The unit is no part of a value: Storybook drops one with `%` from a link. */
function choice(title: string, icon: Icon, values: readonly string[], unit = '') {
  const items = values.map((value) => ({ value, title: `${value}${unit}` }));
  return { description: title, toolbar: { title, icon, items, dynamicTitle: true } };
}
