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

/** A field that has a grammar. */
export type PlainField = keyof typeof grammars;

/** Returns true if a text is valid in a non-secret field. */
export function fitsField(field: PlainField, text: string): boolean {
  return grammars[field].test(text);
}
