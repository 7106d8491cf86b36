import type { ConnectorFormsWords, Format } from '../../../words/index.ts';
import { leftOut, problemText } from '../forms/failure/problemText.ts';
import type { NamedValues } from '../forms/paste/replaceFields.ts';
import { parseDocstoreString } from './parseDocstoreString.ts';

/** What a pasted connection string says for the form, or why it says nothing. */
export type DocstorePaste =
  | { readonly isProblem: true; readonly text: string }
  | {
      readonly isProblem: false;
      readonly values: NamedValues;
      /** What was understood, piece by piece and without secrets. */
      readonly understood: readonly string[];
    };

/** Reads a pasted connection string. It loads with the first paste. */
export function readDocstorePaste(
  text: string,
  words: ConnectorFormsWords,
  format: Format,
): DocstorePaste {
  const parsed = parseDocstoreString(text);
  if (!parsed.ok) return { isProblem: true, text: problemText(parsed.problem, words) };
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
      ...(parsed.hasPlaceholders ? [words.pastePlaceholder] : []),
      ...leftOut(ignored, words, format),
    ],
  };
}
