import { expect, test } from 'vitest';
import { globalTypes, initialGlobals, readGlobals } from '../../.storybook/globals.ts';

/** The characters that Storybook keeps in a link's value; it drops any other value. */
const kept = /^[a-zA-Z0-9 _-]*$/;

function valuesOf(type: unknown): string[] {
  const found: string[] = [];
  JSON.stringify(type, (key, value: unknown) => {
    if (key === 'value' && typeof value === 'string') found.push(value);
    return value;
  });
  return found;
}

test('a link keeps every value of the toolbar', () => {
  const values = Object.values(globalTypes ?? {}).flatMap(valuesOf);
  expect(values).toContain('200');
  expect(values.filter((value) => !kept.test(value))).toEqual([]);
  const offered = Object.entries(globalTypes ?? {}).map(([name, type]) => [name, valuesOf(type)]);
  expect(Object.fromEntries(offered)).toEqual(
    Object.fromEntries(
      Object.entries(initialGlobals).map(([name, value]) => [
        name,
        expect.arrayContaining([value]),
      ]),
    ),
  );
});

test('a figure that came by a link is read as it was chosen', () => {
  expect(readGlobals({ text: 200, width: 320 })).toMatchObject({ text: '200', width: '320' });
});
