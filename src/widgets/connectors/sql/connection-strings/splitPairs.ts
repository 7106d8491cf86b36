export type Pair = readonly [name: string, value: string];

/** Names and values, or the reason why they can't be separated. */
export type Pairs =
  | { readonly ok: true; readonly pairs: readonly Pair[] }
  | { readonly ok: false; readonly problem: 'unclosed' | 'loose-text' | 'several' };

/** A value in quotes or braces, with doubled closing delimiters, and the rest. */
const quotedValue = /^\s*(?:"((?:[^"]|"")*)"|'((?:[^']|'')*)'|\{((?:[^}]|\}\})*)\})([^;]*)/;

/**
 * Splits `name=value;name=value`. Values may be in quotes or braces, in which a doubled closing
 * delimiter stands for one.
 */
export function splitSemicolons(text: string): Pairs {
  const pairs: Pair[] = [];
  let rest = text;
  while (rest.trim() !== '') {
    const name = /^[\s;]*([^=;]*)(=?)/.exec(rest);
    rest = rest.slice(name?.[0].length);
    if (name?.[2] !== '=') {
      if (name?.[1]?.trim()) return { ok: false, problem: 'loose-text' };
      continue;
    }
    if (!/^\s*[A-Za-z_][\w .:-]*$/.test(name[1] ?? '')) return { ok: false, problem: 'several' };
    const quoted = quotedValue.exec(rest);
    const [raw = ''] = quoted ?? /^[^;]*/.exec(rest) ?? [];
    if (quoted === null ? /^\s*["'{]/.test(raw) : quoted[4]?.trim() !== '') {
      return { ok: false, problem: 'unclosed' };
    }
    rest = rest.slice(raw.length);
    const isLast = !rest.startsWith(';');
    const value = quoted === null ? raw.trim() : (quoted[1] ?? quoted[2] ?? quoted[3] ?? '');
    const isBroken =
      quoted === null
        ? startsAnotherString(value)
        : /\n|:\/\/|(?:password|pwd)["\s]*[=:]/i.test(value);
    if (isBroken || (quoted === null && isLast && /[^,]\s/.test(value))) {
      return { ok: false, problem: 'several' };
    }
    const mark = quoted?.[1] !== undefined ? '"' : quoted?.[2] !== undefined ? "'" : '}';
    pairs.push([
      (name[1] ?? '').trim(),
      quoted === null ? value : value.replaceAll(mark + mark, mark),
    ]);
  }
  return { ok: true, pairs };
}

/** The end of one string with the first name of another. */
const joinedName = /^(?!ssl).+(?:host|user|password|dbname)$/;

/** Splits `name=value name='va\'lue'` by spaces. Variables may use double quotes. */
export function splitSpaces(text: string): Pairs {
  const pattern =
    /\s*(\w+)\s*=\s*(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|((?:\\.|[^\s'\\])*))(?=\s|$)/gsy;
  const pairs: Pair[] = [];
  while (pattern.lastIndex < text.trimEnd().length) {
    const from = pattern.lastIndex;
    const match = pattern.exec(text);
    if (match === null) {
      const isOpen = text.slice(from).split("'").length % 2 === 0;
      return { ok: false, problem: isOpen ? 'unclosed' : 'several' };
    }
    const [, name = '', single, double, plain = ''] = match;
    if (startsAnotherString(plain) || joinedName.test(name)) {
      return { ok: false, problem: 'several' };
    }
    pairs.push([name, (single ?? double ?? plain).replaceAll(/\\(.)/gs, '$1')]);
  }
  return { ok: true, pairs };
}

/** Returns true if the beginning of another string follows in an unquoted value. */
export function startsAnotherString(value: string): boolean {
  const isAddress = /^\(description|^[\da-f:.]+(?:\\\w+)?$/i.test(value);
  return !isAddress && another.test(value);
}

const another =
  /:\/\/|jdbc:|\p{Cc}|[:/]\S*@[\w.([/]|[\s,;&|]\s*[\w.:]+\s*=|:\d+:\w+:|(?:passw(?:or)?d|pwd|secret|token|host|server|source|dsn|dbname|catalog|user|uid)\s*=/iu;
