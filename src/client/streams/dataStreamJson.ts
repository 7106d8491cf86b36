/** A JSON text that could be read, its value in a box: `undefined` is no value of JSON. */
export interface ReadJson {
  value: unknown;
}

/**
 * Reads a JSON text of unknown shape and leaves out every key named `__proto__`, at any depth:
 * code that copies such a value by assignment would otherwise change the copy's prototype.
 *
 * @returns Undefined when the text is not JSON.
 */
export function readJson(text: string): ReadJson | undefined {
  try {
    const revived = !text.startsWith('"') && mayHoldKey.test(text);
    return { value: revived ? JSON.parse(text, dropKey) : JSON.parse(text) };
  } catch {
    // A SyntaxError quotes what it read, so it goes no further.
    return undefined;
  }
}

/** A reviver makes reading several times slower; few texts name the key, plainly or in escapes. */
const mayHoldKey = /__proto__|\\u00/;

const dropKey = (key: string, value: unknown): unknown => (key === '__proto__' ? undefined : value);
