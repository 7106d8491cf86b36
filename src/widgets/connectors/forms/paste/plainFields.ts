/** A character of a name: nothing that ends, quotes or joins the parts of a connection string. */
const letter = String.raw`[^\s\p{C}:;,=/\\"'\x60<>(){}|&?@]`;

/**
 * The grammars of the fields that can be read back. A text that doesn't match is too much for its
 * field, such as a whole connection string with its password.
 */
const grammars = {
  host: /^(?:\[[\da-f:.%]+\]|[\da-f]*:[\da-f:]*:[\da-f.]*|[\p{L}\p{N}_.-]+)$/iu,
  database: new RegExp(`^${letter}+(?: ${letter}+)*$`, 'u'),
  username: new RegExp(
    String.raw`^(?:${letter}+\\)?${letter}+(?: ${letter}+)*(?:@[\p{L}\p{N}_.-]+)?$`,
    'u',
  ),
} as const;

/** A field with a grammar of its own. */
export type PlainField = keyof typeof grammars;

/** Returns whether a text can be the value of a field that isn't secret. */
export function fitsField(field: PlainField, text: string): boolean {
  return grammars[field].test(text);
}
