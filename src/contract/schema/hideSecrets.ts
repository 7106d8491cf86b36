/**
 * Takes secrets out of a text that is shown, printed or logged. A secret is found as it is,
 * percent-encoded as in an address, escaped as in JSON, and broken over several lines; of one that has
 * several lines, each longer line is one too.
 *
 * @param secrets - Those that are empty are left out.
 */
export function hideSecrets(text: string, secrets: readonly string[]): string {
  return secrets
    .flatMap((secret) => [secret, ...secret.split(/[\r\n]+/).filter(isLong)])
    .map((secret) => secret.replaceAll(/[\r\n]+/g, ''))
    .filter((secret) => secret !== '')
    .sort((one, other) => other.length - one.length)
    .reduce((hidden, secret) => hidden.replaceAll(patternOf(secret), '…'), text);
}

/** Returns true if a line of a secret tells enough to be hidden where it is alone. */
function isLong(line: string): boolean {
  return line.length >= 8;
}

/** Line breaks between two characters, also escaped and encoded. */
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
