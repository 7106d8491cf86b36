import { sslModes } from '../../../contract/index.ts';
import type { ConnectorFormsWords, Format } from '../../../words/index.ts';
import { ignoredOptions } from '../forms/paste/ignoredOptions.ts';
import type { NamedValues, PasteReader } from '../forms/paste/replaceFields.ts';
import { parseConnectionString } from './connection-strings/parseConnectionString.ts';
import type { ReadSql } from './sqlConnection.ts';

/** Parses a pasted connection string. Loaded with the first paste. */
export const readSqlPaste: PasteReader = (text, words, format) => {
  const parsed = parseConnectionString(text);
  if (!parsed.ok) return { isProblem: true, text: words.pasteProblems[parsed.problem] };
  return {
    isProblem: false,
    engine: parsed.engine,
    values: valuesOf(parsed),
    understood: inWords(parsed, words, format),
  };
};

export function valuesOf({
  fields: { username = '', password = '', ...metadata },
}: ReadSql): NamedValues {
  const entries = Object.entries(metadata).map(
    ([name, value]) => [`metadata.${name}`, value] as const,
  );
  const secret = { kind: 'typed', value: password, isStored: false } as const;
  return { ...Object.fromEntries(entries), username, password: secret };
}

/** Describes the parsed parts, without the password. */
export function inWords(
  { fields, ignored, notes }: ReadSql,
  words: ConnectorFormsWords,
  format: Format,
): string[] {
  const { host = '', port, database, username, password, schema = [], sslMode } = fields;
  const mode = sslModes.find((one) => one === sslMode);
  const encryption = mode === undefined || mode === 'require' ? undefined : words.sslModes[mode];
  return [
    port === undefined ? host : `${host}:${port}`,
    ...(database === undefined ? [] : [database]),
    ...(username === undefined ? [] : [words.pasteAs(username)]),
    ...(password === undefined || password === '' ? [words.pasteNoPassword] : []),
    ...(schema.length === 0 ? [] : [`${words.schemas}: ${format.list(schema)}`]),
    ...(encryption === undefined ? [] : [`${words.sslMode}: ${encryption}`]),
    ...notes.map((note) => words.pasteNotes[note]),
    ...ignoredOptions(ignored, words, format),
  ];
}
