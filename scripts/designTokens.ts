/** A token of the W3C's format, 2025.10. */
export interface DesignToken {
  readonly $type: string;
  readonly $value: unknown;
}

export type DesignTokens = Readonly<Record<string, DesignToken>>;

/** The tokens of a theme that differ between light and dark, and those that don't. */
export interface DesignTokenFile {
  readonly light: DesignTokens;
  readonly dark: DesignTokens;
  readonly both: DesignTokens;
}

/**
 * Reads the defaults of all `--brainstem-*` variables from the sheet of tokens. A default that is
 * computed from other variables, or from the browser's text size, has no place in the format.
 */
export function designTokens(css: string): DesignTokenFile {
  const [rule = ''] = css.replaceAll(/\/\*.*?\*\//gs, '').split('}');
  const light: Record<string, DesignToken> = {};
  const dark: Record<string, DesignToken> = {};
  const both: Record<string, DesignToken> = {};
  for (const [, declared = ''] of rule.matchAll(/--_[\w-]+:\s*var\(([^;]+)\);/g)) {
    const [variable = '', ...rest] = splitList(declared, ',');
    const name = variable.replace('--brainstem-', '');
    const value = rest.join(', ');
    const [ofLight, ofDark] = ([0, 1] as const).map((scheme) => inScheme(value, scheme));
    const [one, other] = [readToken(name, ofLight ?? ''), readToken(name, ofDark ?? '')];
    if (one === undefined || other === undefined) continue;
    if (ofLight === ofDark) both[name] = one;
    else {
      light[name] = one;
      dark[name] = other;
    }
  }
  return { light, dark, both };
}

/** Replaces `light-dark(a, b)` by one of both. */
function inScheme(value: string, scheme: 0 | 1): string {
  const start = value.indexOf('light-dark(');
  if (start < 0) return value;
  const inner = value.slice(start + 'light-dark('.length);
  const end = closingOf(inner);
  const chosen = splitList(inner.slice(0, end), ',')[scheme] ?? '';
  return inScheme(value.slice(0, start) + chosen + inner.slice(end + 1), scheme);
}

/** The index of the parenthesis that closes what is open before the text. */
function closingOf(text: string): number {
  let depth = 1;
  return Array.from(text).findIndex((character) => {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    return depth === 0;
  });
}

/** Splits at a separator that is in no parentheses. */
function splitList(list: string, separator: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of list.replaceAll(/\s+/g, ' ')) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === separator && depth === 0) parts.push('');
    else parts.push((parts.pop() ?? '') + character);
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

function readToken(name: string, value: string): DesignToken | undefined {
  const colour = readColour(value);
  if (colour !== undefined) return { $type: 'color', $value: colour };
  const [, amount = '', unit = ''] = /^([\d.]+)(px|ms)?$/.exec(value) ?? [];
  if (unit === 'px') return { $type: 'dimension', $value: { value: Number(amount), unit } };
  if (unit === 'ms') return { $type: 'duration', $value: { value: Number(amount), unit } };
  if (amount !== '') {
    return {
      $type: name.startsWith('weight') ? 'fontWeight' : 'number',
      $value: Number(amount),
    };
  }
  if (name.startsWith('font-')) return readFontFamily(value);
  if (name.startsWith('shadow')) return readShadow(value);
  return undefined;
}

function readFontFamily(value: string): DesignToken | undefined {
  const families = splitList(value, ',').map((family) => family.replaceAll(/^['"]|['"]$/g, ''));
  return families.length > 1 ? { $type: 'fontFamily', $value: families } : undefined;
}

function readShadow(value: string): DesignToken | undefined {
  const shadows = splitList(value, ',').map((shadow) => {
    const [offsetX = '', offsetY = '', blur = '', colour = ''] = splitList(shadow, ' ');
    const [x, y, size] = [offsetX, offsetY, blur].map((length) => ({
      value: Number.parseFloat(length),
      unit: 'px',
    }));
    const spread = { value: 0, unit: 'px' };
    return { color: readColour(colour), offsetX: x, offsetY: y, blur: size, spread };
  });
  return shadows.every(({ color }) => color !== undefined)
    ? { $type: 'shadow', $value: shadows }
    : undefined;
}

function readColour(value: string): object | undefined {
  const hex = /^#[0-9a-f]{6}$/.exec(value)?.[0];
  if (hex !== undefined) {
    const components = [1, 3, 5].map((at) => rounded(Number.parseInt(hex.slice(at, at + 2), 16)));
    return { colorSpace: 'srgb', components, hex };
  }
  const [, space, list = '', alpha] =
    /^(rgb|oklch)\(([\d. ]+)(?:\/ ([\d.]+))?\)$/.exec(value) ?? [];
  if (space === undefined) return undefined;
  const numbers = list.trim().split(' ').map(Number);
  return {
    colorSpace: space === 'rgb' ? 'srgb' : space,
    components: space === 'rgb' ? numbers.map(rounded) : numbers,
    ...(alpha !== undefined && { alpha: Number(alpha) }),
  };
}

/** One of 256 levels as a share, to four digits. */
function rounded(level: number): number {
  return Math.round((level / 255) * 10_000) / 10_000;
}
