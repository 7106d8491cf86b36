import { ignoredOptions } from '../forms/paste/ignoredOptions.ts';
import type { PasteReader } from '../forms/paste/replaceFields.ts';
import { parseDocstoreString } from './parseDocstoreString.ts';

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
