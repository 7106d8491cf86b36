/** A JSON text that could be read, its value in a box: `undefined` is no value of JSON. */
export interface ReadJson {
  value: unknown;
}

/**
 * Reads a JSON text of unknown shape and drops every key named `__proto__`, at any depth: code that
 * copies such a value by assignment would otherwise change the copy's prototype.
 *
 * @returns Undefined when the text is not JSON.
 */
export function readJson(text: string): ReadJson | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // A SyntaxError quotes what it read, so it goes no further.
    return undefined;
  }
  if (!text.startsWith('"') && mayHoldKey.test(text)) dropPrototypeKeys(value);
  return { value };
}

/** Few texts name the key, plainly or in escapes. The others are not walked through. */
const mayHoldKey = /__proto__|\\u00/;

/** Without recursion: a reviver overflows the stack on a value that is nested deeply. */
function dropPrototypeKeys(value: unknown): void {
  const open: unknown[] = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next !== 'object' || next === null) continue;
    if (Object.hasOwn(next, '__proto__')) Reflect.deleteProperty(next, '__proto__');
    for (const child of Object.values(next)) open.push(child);
  }
}
