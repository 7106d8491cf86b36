/** Names with their values, or why they cannot be told apart. */
export type Pairs =
  | { readonly ok: true; readonly pairs: readonly (readonly [name: string, value: string])[] }
  | { readonly ok: false; readonly problem: 'unclosed' | 'loose-text' };

const closing: Readonly<Record<string, string>> = { '"': '"', "'": "'", '{': '}' };

/**
 * Splits `name=value;name=value`. A value may be in quotes or braces, and then doubles the closing
 * one to contain it.
 */
export function splitSemicolons(text: string): Pairs {
  const pairs: (readonly [string, string])[] = [];
  let at = 0;
  while (at < text.length) {
    const equals = text.indexOf('=', at);
    const semicolon = text.indexOf(';', at);
    if (equals === -1 || (semicolon !== -1 && semicolon < equals)) {
      const loose = text.slice(at, semicolon === -1 ? text.length : semicolon);
      if (loose.trim() !== '') return { ok: false, problem: 'loose-text' };
      at += loose.length + 1;
      continue;
    }
    const start = skipSpaces(text, equals + 1);
    const close = closing[text[start] ?? ''];
    const value = close === undefined ? plainValue(text, start) : quotedValue(text, start, close);
    if (value === undefined) return { ok: false, problem: 'unclosed' };
    const rest = text.slice(value.end, nextSemicolon(text, value.end));
    if (close !== undefined && rest.trim() !== '') return { ok: false, problem: 'unclosed' };
    pairs.push([text.slice(at, equals).trim(), value.text]);
    at = nextSemicolon(text, value.end) + 1;
  }
  return { ok: true, pairs };
}

/** Splits `name=value name='va\'lue'`, which spaces part. */
export function splitSpaces(text: string): Pairs {
  const pattern = /\s*(\w+)\s*=\s*(?:'((?:\\.|[^'\\])*)'|((?:\\.|[^\s'\\])*))(?=\s|$)/gsy;
  const pairs: (readonly [string, string])[] = [];
  while (pattern.lastIndex < text.trimEnd().length) {
    const match = pattern.exec(text);
    if (match === null) return { ok: false, problem: 'unclosed' };
    const [, name = '', quoted, plain = ''] = match;
    pairs.push([name, (quoted ?? plain).replaceAll(/\\(.)/gs, '$1')]);
  }
  return { ok: true, pairs };
}

interface Value {
  readonly text: string;
  readonly end: number;
}

function plainValue(text: string, start: number): Value {
  const end = nextSemicolon(text, start);
  return { text: text.slice(start, end).trim(), end };
}

function quotedValue(text: string, start: number, close: string): Value | undefined {
  let value = '';
  for (let at = start + 1; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character !== close) {
      value += character;
    } else if (text[at + 1] === close) {
      value += close;
      at += 1;
    } else {
      return { text: value, end: at + 1 };
    }
  }
  return undefined;
}

function nextSemicolon(text: string, from: number): number {
  const at = text.indexOf(';', from);
  return at === -1 ? text.length : at;
}

function skipSpaces(text: string, from: number): number {
  return from + (/^\s*/.exec(text.slice(from))?.[0].length ?? 0);
}
