import { isoTime } from '../../clock.ts';

/** A sentence with its date taken out of it. */
export interface DatedSentence {
  readonly text: string;
  /** `YYYY-MM-DD`; undefined when none is named, `invalid` when no calendar has it. */
  readonly date: string | undefined;
}

const day = 24 * 60 * 60 * 1000;

const months = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september'],
  ...['october', 'november', 'december'],
];

const month = `(${months.join('|')})`;
const forms = [
  String.raw`(\d{4})-(\d{2})-(\d{2})`,
  String.raw`(\d{1,2})(?:st|nd|rd|th)? ${month} (\d{4})`,
  String.raw`${month} (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})`,
  '(today|tomorrow)',
].join('|');
const lead = String.raw`(?:(?:effective|starting|beginning|valid) )?(?:(?:as of|as from|from|since|on|by|until) )?`;
const dated = new RegExp(String.raw`(?:^|,? )${lead}(?:${forms})(?=[ ,]|$),?`, 'i');

/**
 * Takes the effective date out of a sentence: `2026-04-01`, `1 April 2026`, `April 1, 2026`,
 * `today` or `tomorrow`, with the words that lead to it.
 *
 * @param now - Milliseconds, for `today`.
 */
export function takeDate(sentence: string, now: number): DatedSentence {
  const text = sentence.replaceAll(/\s+/g, ' ').trim();
  const found = dated.exec(text);
  if (found === null) return { text, date: undefined };
  const parts = [text.slice(0, found.index), text.slice(found.index + found[0].length)];
  const rest = parts
    .map((part) => part.trim())
    .join(' ')
    .trim();
  const [, y1, m1, d1, d2, m2, y2, m3, d3, y3, relative] = found;
  if (relative !== undefined) {
    const offset = relative.toLowerCase() === 'today' ? 0 : day;
    return { text: rest, date: isoTime(now + offset).slice(0, 10) };
  }
  const year = y1 ?? y2 ?? y3 ?? '';
  const name = (m2 ?? m3)?.toLowerCase();
  const monthNumber = name === undefined ? Number(m1) : months.indexOf(name) + 1;
  return { text: rest, date: calendarDate(Number(year), monthNumber, Number(d1 ?? d2 ?? d3)) };
}

function calendarDate(year: number, monthNumber: number, dayNumber: number): string {
  const date = new Date(Date.UTC(year, monthNumber - 1, dayNumber));
  const exists = date.getUTCMonth() === monthNumber - 1 && date.getUTCDate() === dayNumber;
  return exists ? isoTime(date.getTime()).slice(0, 10) : 'invalid';
}
