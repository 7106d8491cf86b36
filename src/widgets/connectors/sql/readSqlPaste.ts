import type { SqlEngine } from '../../../contract/index.ts';
import type { ConnectorFormsWords, Format } from '../../../words/index.ts';
import { problemText } from '../forms/failure/problemText.ts';
import type { NamedValues } from '../forms/paste/replaceFields.ts';
import { parseConnectionString } from './connection-strings/parseConnectionString.ts';
import { inWords, valuesOf } from './sqlValues.ts';

/** The values of a pasted connection string, or the reason why it can't be used. */
export type SqlPasteReading =
  | { readonly isProblem: true; readonly text: string }
  | {
      readonly isProblem: false;
      /** The string's engine; undefined if several match. */
      readonly engine: SqlEngine | undefined;
      readonly values: NamedValues;
      /** Descriptions of the parsed parts, without the password. */
      readonly understood: readonly string[];
    };

/** Parses a pasted connection string. Loaded with the first paste. */
export function readSqlPaste(
  text: string,
  words: ConnectorFormsWords,
  format: Format,
): SqlPasteReading {
  const parsed = parseConnectionString(text);
  if (!parsed.ok) return { isProblem: true, text: problemText(parsed.problem, words) };
  const { engine } = parsed;
  return {
    isProblem: false,
    engine,
    values: valuesOf(parsed),
    understood: inWords(parsed, words, format),
  };
}
