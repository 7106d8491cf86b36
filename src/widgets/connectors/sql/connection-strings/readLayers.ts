import { isRecord } from '../../../../contract/index.ts';
import { fieldOf, secretName, type Refusal } from '../sqlConnection.ts';
import { startsAnotherString, type Pair } from './splitPairs.ts';

/** A pasted text or its content, with the settings beside it. */
export interface Layer {
  /** Empty if there are only settings. */
  readonly text: string;
  readonly settings: readonly Pair[];
}

/** The maximum length of a connection string to parse, in characters. */
const maxTextLength = 10_000;

/**
 * Parses a text or else its content: in quotes, a settings file, JSON or a sentence. The
 * surrounding text must be recognised, too.
 */
export function readLayers<P extends { readonly ok: true }>(
  text: string,
  read: (layer: Layer) => P | Refusal,
): P | Refusal {
  let layer: Layer = { text: cleaned(text), settings: [] };
  let refusal: Refusal | undefined;
  if (layer.text === '') return { ok: false, problem: 'empty' };
  if (layer.text.length > maxTextLength) return { ok: false, problem: 'too-long' };
  for (;;) {
    const parsed = read(layer);
    if (parsed.ok) return parsed;
    if (refusal === undefined || parsed.problem !== 'unknown') refusal = parsed;
    const inner = layer.text === '' ? undefined : peel(layer.text);
    if (inner === undefined) return refusal;
    if (inner === 'several') {
      const isVague = refusal.problem === 'unknown' || layer.text.includes('\n');
      return isVague ? { ok: false, problem: inner } : refusal;
    }
    layer = { text: inner.text, settings: [...layer.settings, ...inner.settings] };
  }
}

/** Removes invisible characters and joins hard-wrapped lines. */
function cleaned(text: string): string {
  return text
    .replaceAll(/[\u200B\u2060\uFEFF]/g, '')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/\\\n\s*/g, ' ')
    .replaceAll(/(?<=[?&(])\n\s*|\n\s*(?=[@/?&()][\w(])/g, '')
    .trim()
    .replace(/^(\S+:\/\/\S+)\.$/, '$1');
}

/** Returns a text without its outer layer; undefined if there is none. */
function peel(text: string): Layer | 'several' | undefined {
  const bare = unquoted(text);
  if (bare !== text) return { text: bare, settings: [] };
  const settings = jsonSettings(text) ?? lineSettings(text);
  if (settings !== undefined) return settings === 'several' ? settings : chosen(settings);
  return encoded(text) ?? embedded(text);
}

const quotes =
  /^(?:"((?:\\.|[^"\\])*)"|'([^']*)'|`+([^`]*)`+|“([^”]*)”|‘([^’]*)’|«([^»]*)»)[;,.]?$/s;

/** Removes surrounding quotes and a trailing full stop. */
function unquoted(text: string): string {
  const pieces: readonly (string | undefined)[] = quotes.exec(text.trim())?.slice(1) ?? [];
  const [double] = pieces;
  const bare = double?.replaceAll(/\\(["\\])/g, '$1') ?? pieces.find((one) => one !== undefined);
  return (bare ?? text).trim();
}

/** Matches a whole string rather than a value of one of its parts. */
const whole =
  /^(?:jdbc:|r2dbcs?:|(?!https?:)[a-z][\w+.-]*:\/\/)|^[^\s:/@]+:\S*@(?:tcp|unix)\(|^[\w ]+=[^;]*;|^(?:host|dbname)=\S+\s/i;

/** Returns the only string with its settings, or settings that form one. */
function chosen(settings: readonly Pair[]): Layer | 'several' {
  const strings = settings.filter(([, value]) => whole.test(value));
  const beside = settings.filter(([, value]) => !whole.test(value));
  const [string] = strings;
  const isForeign = ([name, value]: Pair): boolean => {
    const [group, field] = fieldOf(name);
    if (field === undefined) return secretName.test(name) && !/^(?:true|false|)$/.test(value);
    return string !== undefined && value !== '' && group !== groupOf(string[0]);
  };
  const isMisnamed = ([name]: Pair): boolean =>
    fieldOf(name)[1] !== undefined || secretName.test(name);
  if (strings.length > 1 || strings.some(isMisnamed) || beside.some(isForeign)) return 'several';
  return { text: string?.[1] ?? '', settings: beside };
}

/** Returns the part of a setting's name before `url` or the like. */
function groupOf(name: string): string {
  const last = /[^.:]*$/.exec(name)?.[0] ?? '';
  const path = name.slice(0, name.length - last.length);
  return (
    path + last.toLowerCase().replace(/_?(?:jdbc_?)?(?:ur[li]|dsn|(?:connection_?)?string)$/, '')
  );
}

function jsonSettings(text: string): readonly Pair[] | undefined {
  if (!/^[[{]/.test(text)) return undefined;
  try {
    return flattened(JSON.parse(text.replaceAll(/,(?=\s*[}\]])/g, '')), '');
  } catch {
    return undefined;
  }
}

function flattened(value: unknown, path: string): readonly Pair[] {
  if (Array.isArray(value)) return value.flatMap((one) => flattened(one, path));
  if (typeof value === 'string') return [[path, value]];
  if (!isRecord(value)) return value === null ? [] : [[path, JSON.stringify(value)]];
  return Object.entries(value).flatMap(([name, one]) =>
    flattened(one, path === '' ? name : `${path}.${name}`),
  );
}

const comment = /^(?:#|\/\/\s|--|;\s)/;
const heading = /^(?:\[[^\]=]*\]|["']?[\w.-]+["']?:?\s*[{[]?|[{}[\]],?|-{3,}|`{3}\w*)$/;
const setting =
  /^(?:-\s+|export\s+|set\s+|ENV\s+|(?:const|let|var)\s+|\$env:|\$)?(["']?)([A-Za-z][\w.-]*(?::[\w.-]+)*)\1\s*(=>|:=|=|:(?=\s|["'])) *(.*?)[,;]?$/;

/** Parses line-based settings: environment files, properties, YAML, INI. */
function lineSettings(text: string): readonly Pair[] | 'several' | undefined {
  const lines = text.split('\n').map((line) => line.trim());
  const relevant = lines.filter((line) => line !== '' && !comment.test(line));
  if (!relevant.some((line) => setting.test(line))) {
    return relevant.length < lines.length && relevant.length === 1
      ? [['url', relevant[0] ?? '']]
      : undefined;
  }
  const pairs: Pair[] = [];
  for (const line of relevant) {
    const [, , name, mark, raw = ''] = setting.exec(line) ?? [];
    if (name === undefined) {
      if (!heading.test(line)) return lines.length > 1 ? 'several' : undefined;
      continue;
    }
    const written = raw.replace(/\s+(?:#|\/\/)\s.*$/, '');
    const value = unquoted(written);
    const isBare = value === written && !whole.test(value);
    if (isBare && relevant.length === 1) return undefined;
    if (isBare && (/^["'`]/.test(value) || startsAnotherString(value))) return 'several';
    if (mark !== ':' && isBare && /\s/.test(value)) {
      return lines.length > 1 ? 'several' : undefined;
    }
    pairs.push([name, encoded(value)?.text ?? value]);
  }
  return pairs;
}

/** Decodes a base64 string, as in a cluster's secrets. */
function encoded(text: string): Layer | undefined {
  if (!/^[A-Za-z0-9+/_-]{16,}={0,2}$/.test(text)) return undefined;
  try {
    const decoded = atob(text.replaceAll('-', '+').replaceAll('_', '/')).trim();
    return /^[ -~]+$/.test(decoded) && whole.test(decoded)
      ? { text: decoded, settings: [] }
      : undefined;
  } catch {
    return undefined;
  }
}

/** A word of the prose, code or comment around a string. */
const word =
  /^[("'`<[{#*>]*(?:[\p{L}\p{N}_][\p{L}\p{N}_.'’-]*)?[)"'`>\].,:;!?}]*$|^(?:[-–—]+|\/\/)$/u;

/** Returns the only string in a sentence or call: `create_engine("…")`, `Use … # staging`. */
function embedded(text: string): Layer | 'several' | undefined {
  const literal = Array.from(text.matchAll(/"((?:\\.|[^"\\\n])*)"|'([^'\n]*)'|`([^`\n]*)`/g))
    .map((match) => ({ at: match.index, all: match[0], inner: unquoted(match[0]) }))
    .filter(({ inner }) => whole.test(inner));
  const bare = Array.from(
    text.matchAll(
      /(?<![\w"'`])(?:jdbc:|r2dbcs?:)?(?!https?:)[a-z][\w+.-]*:\/\/\S+?(?=[.,;!?)>\]]*(?:\s|$))/gi,
    ),
  ).map((match) => ({ at: match.index, all: match[0], inner: match[0] }));
  const [found, ...others] = literal.length > 0 ? literal : bare;
  if (found === undefined || found.all === text) return undefined;
  const around = [text.slice(0, found.at), text.slice(found.at + found.all.length)];
  // After a comma or semicolon, the end may be a word of the following text.
  const [end = ''] = /[,;][^,;]*$/.exec(found.inner) ?? [];
  const words = around
    .join(' ')
    .replaceAll(/\w+[.(]\w*|[,=](?=\s)|\w+=(?:True|False|\d+)/g, ' ')
    .split(/\s+/);
  const isProse =
    words.every((one) => word.test(one)) && !secretName.test(`${around.join(' ')}${end}`);
  if (others.length > 0 || !isProse) return 'several';
  return { text: found.inner, settings: [] };
}
