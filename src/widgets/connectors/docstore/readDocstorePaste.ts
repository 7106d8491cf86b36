import { ignoredOptions } from '../forms/paste/ignoredOptions.ts';
import type { PasteReader } from '../forms/paste/replaceFields.ts';
import { fitsField } from '../forms/paste/plainFields.ts';
import { parseConnectionString } from '../sql/connection-strings/parseConnectionString.ts';
import { readLayers, type Layer } from '../sql/connection-strings/readLayers.ts';
import { readOptions, splitCommand } from '../sql/connection-strings/splitCommand.ts';
import { startsAnotherString, type Pair } from '../sql/connection-strings/splitPairs.ts';
import { engineNamed, fieldOf } from '../sql/sqlConnection.ts';
import { parseDocstoreUrl, type ParsedDocstore } from './parseDocstoreUrl.ts';

/** Parses a pasted connection string. Loaded with the first paste. */
export const readDocstorePaste: PasteReader = (text, words, format) => {
  const parsed = parseDocstoreString(text);
  if (!parsed.ok) return { isProblem: true, text: words.pasteProblems[parsed.problem] };
  const { connectionString, username = '', password = '', ignored } = parsed;
  return {
    isProblem: false,
    values: {
      'metadata.connectionString': connectionString,
      username,
      password: { kind: 'typed', value: password, isStored: false },
    },
    understood: [
      connectionString,
      ...(username === '' ? [] : [words.pasteAs(username)]),
      ...(password === '' ? [words.pasteNoPassword] : []),
      ...(parsed.hasPlaceholders ? [words.pasteNotes.placeholder] : []),
      ...ignoredOptions(ignored, words, format),
    ],
  };
};

/**
 * Parses the connection string of a document database, or names the form that a string belongs to.
 * It imports the parsers of all SQL databases, so only lazy-loaded code may import it.
 */
export function parseDocstoreString(text: string): ParsedDocstore {
  const parsed = readLayers(text, parseLayer);
  if (parsed.ok || parsed.problem !== 'unknown') return parsed;
  const other = parseConnectionString(text);
  if (!other.ok && other.problem === 'warehouse') return other;
  // `host:port` and `user:password@host/database` may belong to any database.
  const engine = other.ok
    ? other.engine
    : engineNamed(/(?:^|jdbc:)([a-z][\w+.-]*):/i.exec(text)?.[1] ?? '');
  return { ok: false, problem: engine === undefined ? 'unknown' : 'relational' };
}

function parseLayer({ text, settings }: Layer): ParsedDocstore {
  const command = splitCommand(text);
  if (command?.program.startsWith('mongo') !== true) {
    return withLogin(parseDocstoreUrl(text === '' ? 'settings' : text), settings);
  }
  const names = { u: 'username', username: 'username', p: 'password', password: 'password' };
  const { values, others } = readOptions(command.args, { names });
  const [url = 'none', ...further] = others.filter((arg) => !/^\d+$/.test(arg));
  if (further.length > 0) return { ok: false, problem: 'several' };
  return withLogin(parseDocstoreUrl(url), [...values, ...settings]);
}

function withLogin(parsed: ParsedDocstore, settings: readonly Pair[]): ParsedDocstore {
  if (!parsed.ok) return parsed;
  const whole = { ...parsed };
  for (const [name, value] of settings) {
    const [, field] = fieldOf(name);
    if (field !== 'username' && field !== 'password') continue;
    const isOne = field === 'password' ? !startsAnotherString(value) : fitsField('username', value);
    if (!isOne || (whole[field] !== undefined && whole[field] !== value)) {
      return { ok: false, problem: 'several' };
    }
    whole[field] = value;
  }
  return whole;
}
