/**
 * Writes characters that nobody sees, and those that turn the direction of a text, as what they
 * are: `\u202Efdp.exe`, which would read `exe.pdf`, becomes `[U+202E]fdp.exe`. For what a user or
 * a platform calls something, such as files, labels and findings; never for our own texts, which
 * isolate directions themselves.
 *
 * Joiners stay where writing needs them, as in emoji and in Persian and Indic words, and so do soft
 * hyphens, tabs and line breaks.
 */
export function revealHidden(text: string): string {
  return hidden.test(text) ? text.replaceAll(neededOrHidden, asCodes) : text;
}

/** Of the characters that Unicode calls ignorable, all but the soft hyphen. */
const hidden =
  /[\p{Bidi_Control}\u034F\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200D\u2028\u2029\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB\u{1BCA0}-\u{1BCA3}\u{1D173}-\u{1D17A}\u{E0000}-\u{E0FFF}]|(?![\t\n\r])\p{Cc}/u;

/** Scripts whose letters join, so that words are written with joiners. */
const joining = ['Arab', 'Syrc', 'Mong', 'Nkoo', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml']
  .concat('Telu', 'Knda', 'Mlym', 'Sinh', 'Khmr', 'Mymr', 'Tibt')
  .map((script) => String.raw`\p{scx=${script}}`)
  .join('');

/** Scripts share a character that turns the text, which is no letter. */
const joiningLetter = String.raw`(?!\p{Bidi_Control})[${joining}]`;

const emoji = String.raw`\p{Extended_Pictographic}\uFE0F?\p{Emoji_Modifier}?`;

const neededOrHidden = new RegExp(
  [
    `${emoji}(?:\\u200D${emoji})+`,
    String.raw`\u{1F3F4}[\u{E0030}-\u{E007A}]{1,8}\u{E007F}`,
    `${joiningLetter}[\\u200C\\u200D](?=${joiningLetter})`,
    String.raw`\p{scx=Mong}[\u180B-\u180F]`,
    String.raw`\p{scx=Han}[\u{E0100}-\u{E01EF}]`,
    String.raw`[\p{Extended_Pictographic}\d#*]\uFE0F`,
    hidden.source,
  ].join('|'),
  'gu',
);

/** Leaves what is more than one character: the writing of a language, or an emoji. */
function asCodes(found: string): string {
  const [code = 0, ...rest] = Array.from(found, (character) => character.codePointAt(0));
  if (rest.length > 0) return found;
  return `[U+${code.toString(16).toUpperCase().padStart(4, '0')}]`;
}
