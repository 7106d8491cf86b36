import { expect, test } from 'vitest';
import {
  choices,
  readPreferences,
  writePreferences,
} from '../../playground/src/preferences/preferences.ts';

test('keeps every combination in an address, and leaves the defaults out', () => {
  expect(writePreferences(readPreferences(''))).toBe('');
  for (const theme of choices.theme)
    for (const density of choices.density)
      for (const direction of choices.direction)
        for (const language of choices.language) {
          const preferences = { theme, density, direction, language };
          expect(readPreferences(writePreferences(preferences))).toEqual(preferences);
        }
});

test('takes the default for what it does not know', () => {
  expect(readPreferences('?theme=sepia&density=compact')).toEqual({
    theme: 'auto',
    density: 'compact',
    direction: 'ltr',
    language: 'en',
  });
});
