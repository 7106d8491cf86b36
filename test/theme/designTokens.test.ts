import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { designTokens, type DesignToken } from '../../scripts/designTokens.ts';

const sheet = readFileSync('src/ui/theme/tokens.css', 'utf8');
const tokens = designTokens(sheet);

test('the file of design tokens is one by the schema of the format, edition 2025.10', () => {
  const folder = 'test/data/designTokens';
  const ajv = new Ajv({ strict: false, validateFormats: false });
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.json')) continue;
    const read: unknown = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    ajv.addSchema(v.parse(v.record(v.string(), v.unknown()), read));
  }
  const isValid = ajv.getSchema('https://www.designtokens.org/schemas/2025.10/format.json');
  if (isValid === undefined) throw new Error('The schema of the format is missing.');
  expect(isValid(tokens), JSON.stringify(isValid.errors)).toBe(true);
  expect(isValid({ light: { text: { $type: 'color', $value: '#191c21' } } })).toBe(false);
});

const length = v.object({ value: v.number(), unit: v.picklist(['px', 'ms']) });
const colour = v.object({
  colorSpace: v.picklist(['srgb', 'oklch']),
  components: v.array(v.number()),
  alpha: v.optional(v.number()),
  hex: v.optional(v.string()),
});
const shadow = v.array(v.object({ color: colour, offsetX: length, offsetY: length, blur: length }));

function colourOf(given: unknown): string {
  const { colorSpace, components, alpha, hex } = v.parse(colour, given);
  if (hex !== undefined) return hex;
  const isRgb = colorSpace === 'srgb';
  const list = components.map((share) => (isRgb ? Math.round(share * 255) : share)).join(' ');
  return `${isRgb ? 'rgb' : colorSpace}(${list}${alpha === undefined ? '' : ` / ${alpha}`})`;
}

function lengthOf(given: unknown): string {
  const { value, unit } = v.parse(length, given);
  return value === 0 ? '0' : `${value}${unit}`;
}

/** Writes a token as CSS, as a tool would that knows the format alone. */
function cssOf({ $type, $value }: DesignToken): string {
  if ($type === 'color') return colourOf($value);
  if ($type === 'dimension' || $type === 'duration') return lengthOf($value);
  if ($type === 'fontFamily') {
    const families = v.parse(v.array(v.string()), $value);
    return families.map((family) => (family.includes(' ') ? `'${family}'` : family)).join(', ');
  }
  if ($type !== 'shadow') return String(v.parse(v.number(), $value));
  return v
    .parse(shadow, $value)
    .map(({ color, offsetX, offsetY, blur }) =>
      [...[offsetX, offsetY, blur].map(lengthOf), colourOf(color)].join(' '),
    )
    .join(', ');
}

/** The sheet as light or dark reads it, on one line. */
function sheetIn(scheme: 'light' | 'dark'): string {
  const oneLine = sheet.replaceAll(/\s+/g, ' ').replaceAll('( ', '(').replaceAll(' )', ')');
  const value = String.raw`((?:[^(),]|\([^()]*\))+)`;
  const both = new RegExp(String.raw`light-dark\(${value}, ${value}\)`, 'g');
  return oneLine.replaceAll(both, scheme === 'light' ? '$1' : '$2');
}

test.each(['light', 'dark'] as const)(
  'read back, the tokens are what the sheet says in %s',
  (scheme) => {
    const css = sheetIn(scheme);
    const read = Object.entries({ ...tokens.both, ...tokens[scheme] }).map(
      ([name, token]) => `var(--brainstem-${name}, ${cssOf(token)})`,
    );
    expect(read.length).toBeGreaterThan(20);
    expect(read.filter((declared) => !css.includes(declared))).toEqual([]);
  },
);

test('no variable with a colour, a length, a weight or a shadow of its own is left out', () => {
  const named = new Set(
    [tokens.light, tokens.dark, tokens.both].flatMap((group) => Object.keys(group)),
  );
  const all = Array.from(sheet.matchAll(/var\(\s*--brainstem-([\w-]+)/g), ([, name]) => name ?? '');
  const missing = new Set(all.filter((name) => !named.has(name)));
  // Computed from others, or from the browser's text size.
  expect([...missing].toSorted()).toEqual([
    'accent-text',
    'choice-radius',
    'choice-size',
    'data',
    'focus-ring',
    'font-heading',
    'font-size',
    'font-size-large',
    'font-size-small',
    'font-size-title',
    'on-accent',
    'radius-control',
  ]);
});
