import type { SqlEngine } from '../../../contract/index.ts';
import type { ConnectorFormsWords, Format } from '../../../words/index.ts';
import { problemText } from '../forms/failure/problemText.ts';
import type { NamedValues } from '../forms/paste/replaceFields.ts';
import { parseConnectionString } from './connection-strings/parseConnectionString.ts';
import { inWords, valuesOf } from './sqlValues.ts';

/** What a pasted connection string says for the form, or why it says nothing. */
export type SqlPasteReading =
  | { readonly isProblem: true; readonly text: string }
  | {
      readonly isProblem: false;
      /** The engine that it belongs to; undefined where it fits several. */
      readonly engine: SqlEngine | undefined;
      readonly values: NamedValues;
      /** What was understood, piece by piece and without the password. */
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
