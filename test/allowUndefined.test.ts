import { expect, test } from 'vitest';
import { allowUndefined } from '../scripts/allowUndefined.ts';

test.each([
  ['a?: string;', 'a?: string | undefined;'],
  ['readonly a?: string | null;', 'readonly a?: string | null | undefined;'],
  ['a?: (b: number) => void;', 'a?: ((b: number) => void) | undefined;'],
  [
    'a?: { b?: (c: { d?: 1 }) => { e?: 2 } };',
    'a?: { b?: ((c: { d?: 1 | undefined }) => { e?: 2 | undefined }) | undefined } | undefined;',
  ],
  ['[Key in Name]?: Value;', '[Key in Name]?: Value | undefined;'],
])('the declared property %s takes undefined', (before, after) => {
  const within = (property: string): string => `export type Props = {\n    ${property}\n};\n`;
  expect(allowUndefined(within(before))).toBe(within(after));
});

test.each([
  'a: string;',
  'a?: string | undefined;',
  'a?: unknown;',
  'a(b?: string): void;',
  '[Key in Name]-?: Value;',
])('the declared property %s stays as it is', (property) => {
  const declarations = `export type Props = {\n    ${property}\n};\n`;
  expect(allowUndefined(declarations)).toBe(declarations);
});
