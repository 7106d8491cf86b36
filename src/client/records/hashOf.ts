/** Stands for what can't be told. */
export const unknown = 'unknown';

/**
 * Returns the SHA-256 of a value's canonical JSON (RFC 8785: keys sorted, no blanks), as `sha256:` and
 * hexadecimal digits. A file counts with name, size and type. `unknown` where the page has no secure
 * context, and so no SubtleCrypto: a weaker hash would prove nothing.
 */
export async function hashOf(value: unknown): Promise<string> {
  const { subtle } = globalThis.crypto;
  if (typeof subtle !== 'object') return unknown;
  const bytes = new TextEncoder().encode(JSON.stringify(canonical(value)));
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return `sha256:${Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** Copies a value as JSON holds it, with sorted keys. */
export function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof File) return { name: value.name, size: value.size, type: value.type };
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  entries.sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, part]) => [key, canonical(part)]));
}
