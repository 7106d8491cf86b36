/**
 * Redacts secrets in a text before it is shown or logged. Finds a secret verbatim, percent-encoded,
 * JSON-escaped, and split by line breaks; long lines of a secret count as secrets.
 *
 * @param secrets - Empty ones are ignored.
 */
export function hideSecrets(text: string, secrets: readonly string[]): string {
  return secrets
    .flatMap((secret) => [secret, ...secret.split(/[\r\n]+/).filter(isLong)])
    .map((secret) => secret.replaceAll(/[\r\n]+/g, ''))
    .filter((secret) => secret !== '')
    .sort((one, other) => other.length - one.length)
    .reduce((hidden, secret) => hidden.replaceAll(patternOf(secret), '…'), text);
}

/** Returns true if a line of a secret is long enough to be redacted on its own. */
function isLong(line: string): boolean {
  return line.length >= 8;
}

/** Matches line breaks between two characters, also escaped or encoded. */
const breaks = String.raw`(?:[\r\n]|\\[rn]|%0[AaDd])*`;

function patternOf(secret: string): RegExp {
  const characters = Array.from(secret, (character) => `(?:${formsOf(character).join('|')})`);
  return new RegExp(characters.join(breaks), 'g');
}

function formsOf(character: string): string[] {
  const escaped = character.replace(/[\\^$.*+?()[\]{}|/-]/, String.raw`\$&`);
  const plain = /["\\/]/.test(character) ? String.raw`\\?${escaped}` : escaped;
  const encoded = Array.from(new TextEncoder().encode(character), encodedByte).join('');
  return [encoded, plain, ...(character === ' ' ? [String.raw`\+`] : [])];
}

function encodedByte(byte: number): string {
  const digits = byte.toString(16).padStart(2, '0');
  return `%${digits.replaceAll(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`)}`;
}
