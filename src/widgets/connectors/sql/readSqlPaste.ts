import type { SqlEngine } from '../../../contract/index.ts';
import type { ConnectorFormsWords, Format } from '../../../words/index.ts';
import { problemText } from '../forms/failure/problemText.ts';
import type { NamedValues } from '../forms/paste/replaceFields.ts';
import { parseConnectionString } from './connection-strings/parseConnectionString.ts';
import { inWords, valuesOf } from './sqlValues.ts';

/** The values that a pasted connection string fills in, or the reason why it can't be used. */
export type SqlPasteReading =
  | { readonly isProblem: true; readonly text: string }
  | {
      readonly isProblem: false;
      /** The engine that it belongs to; undefined where it fits several. */
      readonly engine: SqlEngine | undefined;
      readonly values: NamedValues;
      /** The understood parts, one by one and without the password. */
      readonly understood: readonly string[];
    };

/** Reads a pasted connection string. It loads with the first paste. */
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
