/** The placeholder for an unknown value. */
export const unknown = 'unknown';

/**
 * Returns the SHA-256 of a value's canonical JSON, as `sha256:` and hexadecimal digits. Returns
 * `unknown` without a secure context and thus SubtleCrypto: a weaker hash would prove nothing.
 */
export async function hashOf(value: unknown): Promise<string> {
  const { subtle } = globalThis.crypto;
  if (typeof subtle !== 'object') return unknown;
  const bytes = new TextEncoder().encode(canonicalJson(value));
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return `sha256:${Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * Serialises a value as canonical JSON (RFC 8785): keys in UTF-16 order, no whitespace.
 * Concatenates by hand, since an object would move keys like `9` to the front. A file is
 * represented by its name, size and type.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`;
  if (value === undefined) return 'null';
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (value instanceof File) {
    return canonicalJson({ name: value.name, size: value.size, type: value.type });
  }
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  entries.sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, part]) => `${JSON.stringify(key)}:${canonicalJson(part)}`).join()}}`;
}
