/** A user's appearance preferences. */
export interface Preferences {
  theme: 'auto' | 'light' | 'dark';
  density: 'comfortable' | 'compact';
  direction: 'ltr' | 'rtl';
  /** The assistant's language; the product itself is in English. */
  language: 'en' | 'en-GB' | 'ar' | 'de' | 'fr' | 'es' | 'pt-BR' | 'ja' | 'zh-CN';
}

/** The possible values of each preference, default first. */
export const choices = {
  theme: ['auto', 'light', 'dark'],
  density: ['comfortable', 'compact'],
  direction: ['ltr', 'rtl'],
  language: ['en', 'en-GB', 'ar', 'de', 'fr', 'es', 'pt-BR', 'ja', 'zh-CN'],
} as const satisfies { [K in keyof Preferences]: readonly Preferences[K][] };

/** Parses preferences from a query string; missing ones get their default. */
export function readPreferences(search: string): Preferences {
  const given = new URLSearchParams(search);
  const pick = <T extends string>(name: string, options: readonly [T, ...T[]]): T =>
    options.find((option) => option === given.get(name)) ?? options[0];
  return {
    theme: pick('theme', choices.theme),
    density: pick('density', choices.density),
    direction: pick('direction', choices.direction),
    language: pick('language', choices.language),
  };
}

/** Formats preferences as a query string, without defaults. */
export function writePreferences(preferences: Preferences): string {
  const written = new URLSearchParams();
  const defaults = readPreferences('');
  if (preferences.theme !== defaults.theme) written.set('theme', preferences.theme);
  if (preferences.density !== defaults.density) written.set('density', preferences.density);
  if (preferences.direction !== defaults.direction) written.set('direction', preferences.direction);
  if (preferences.language !== defaults.language) written.set('language', preferences.language);
  const search = written.toString();
  return search === '' ? '' : `?${search}`;
}
