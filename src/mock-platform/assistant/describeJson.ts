/** Tells whether it is a list or an object, and the keys. */
export function describeJson(text: string): string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'It is not valid JSON.';
  }
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    return `It is a list of **${items.length} items**. The first has: ${keysOf(items[0])}.`;
  }
  if (typeof value === 'object' && value !== null) return `It is an object with: ${keysOf(value)}.`;
  return `It is a single value: \`${JSON.stringify(value)}\`.`;
}

function keysOf(value: unknown): string {
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  return keys.length === 0 ? 'no keys' : keys.map((key) => `\`${key}\``).join(', ');
}
