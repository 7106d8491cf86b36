import { isMask } from '../secrets/secretModel.ts';

/** A character of a name, excluding those that end, quote or join parts of a connection string. */
const letter = String.raw`[^\s\p{C}:;,=/\\"'\x60<>(){}|&?@]`;

/**
 * The grammars of readable fields. Text that doesn't match, such as a whole connection string with
 * its password, is rejected.
 */
const grammars = {
  host: /^(?:\[[\da-f:.%]+\]|[\da-f]*:[\da-f:]*:[\da-f.]*|[\p{L}\p{N}_.-]+)$/iu,
  database: new RegExp(`^${letter}+(?: ${letter}+)*$`, 'u'),
  username: new RegExp(
    String.raw`^(?:${letter}+\\)?${letter}+(?: ${letter}+)*(?:@[\p{L}\p{N}_.-]+)?$`,
    'u',
  ),
} as const;

export type PlainField = keyof typeof grammars;

export function fitsField(field: PlainField, text: string): boolean {
  return grammars[field].test(text);
}

/** A placeholder from documentation or a console: `[YOUR-PASSWORD]`, `<db_password>`. */
const placeholder =
  /^(?:\[(?=[^\]:]*(?:your|pass|user|host|name|redact|hidden|mask))[A-Za-z][\w -]*\]|\{(?:your|my)?[ _-]?\w*(?:pass|user|database|db|host|server|name|port)\w*\}|<[A-Za-z][\w -]*>|\$\{\w+\}|\{\{.*\}\}|your[-_]\w+)$/i;

export function isPlaceholder(text: string): boolean {
  return placeholder.test(text) || isMask(text);
}
