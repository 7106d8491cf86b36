import { expect, test } from 'vitest';
import { arabic } from './arabic.ts';
import { brazilianPortuguese } from './brazilianPortuguese.ts';
import { britishEnglish } from './britishEnglish.ts';
import { createFormat } from './format.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import * as words from './index.ts';
import { japanese } from './japanese.ts';
import { resolveWords, type Locale } from './locale.ts';
import { simplifiedChinese } from './simplifiedChinese.ts';
import { spanish } from './spanish.ts';
import { englishSections } from './testing/englishSections.ts';
import untranslated from './untranslated.json' with { type: 'json' };

/** Latin words that stay in Arabic: formats, product names, keys and what is typed as it is. */
const latinWords = new Set(
  [
    'API CRM CSV ERP IP JSON Markdown PDF PEM PNG SKOS SQL SVG URL markdown json srv',
    'A B C D E Ctrl K Z Esc Shift Backspace BEGIN PRIVATE KEY END https txt md csv tgraph',
    'ontologyId list term entityTypes legalTerms requiredFields supplier contracts openConnect',
  ].flatMap((line) => line.split(' ')),
);

/** The platform reads these sentences in English, so they stay in English. */
const englishSentences = /^brain\.(examples|changePlaceholder)/;

/** Names of keys, which are printed in Latin digits on every keyboard. */
const keyNames = /^brain\.(shortcutList|chooseHint)/;

/** Every section, with the words that `locale` itself brings. */
function sectionsOf({ tag, words: sections }: Locale): Record<string, unknown> {
  const format = createFormat(tag);
  return Object.fromEntries(
    Object.entries(sections).map(([name, section]) => [
      name,
      typeof section === 'function' ? section(format) : section,
    ]),
  );
}

const englishWords = sectionsOf({ tag: 'en', direction: 'ltr', words: englishSections });

/** The languages by name, but those that are English. */
const translations = Object.entries(
  import.meta.glob<Record<string, Locale>>('../locales/*.ts', { eager: true }),
).flatMap(([path, entry]) => (path.includes('/en') ? [] : Object.entries(entry)));

/** The words that each language lacks, which stay English. */
const lacking = new Map<string, readonly string[]>(Object.entries(untranslated));

test.each(translations)(
  '%s has exactly the sections and words of English, but for those listed',
  (name, locale) => {
    const translated = shape(englishWords, lacking.get(name));
    expect(shape(sectionsOf(locale))).toEqual(translated);
  },
);

test.each(translations)('%s has no sentence in English', (_, locale) => {
  const english = new Set(leaves(englishWords).map(([, text]) => text));
  expect(
    leaves(sectionsOf(locale)).filter(
      ([path, text]) =>
        english.has(text) && /[a-z]{2} \S+ [a-z]/i.test(text) && !englishSentences.test(path),
    ),
  ).toEqual([]);
});

test.each(translations)(
  '%s leaves no place for a number open in what is on the page',
  (_, locale) => {
    expect(leaves(sectionsOf(locale)).filter(([, text]) => text.includes('#'))).toEqual([]);
  },
);

test.each(translations)(
  '%s ends with an ellipsis what English does, as it is still running',
  (name, locale) => {
    const said = new Map(leaves(sectionsOf(locale)));
    const missing = lacking.get(name) ?? [];
    expect(
      leaves(englishWords).flatMap(([path, text]) =>
        text.endsWith('…') && said.get(path)?.endsWith('…') !== true && !missing.includes(path)
          ? [path]
          : [],
      ),
    ).toEqual([]);
  },
);

test('British English has what it spells in another way, and nothing else', () => {
  const spelled = new Map(leaves(englishWords));
  const british = leaves(sectionsOf(britishEnglish));
  expect(british.length).toBeGreaterThan(5);
  expect(british.filter(([path, text]) => (spelled.get(path) ?? text) === text)).toEqual([]);
  const ours = leaves(englishWords).filter(([path]) => !new Map(british).has(path));
  const american = /organiz|recogniz|color|canceled|center/i;
  expect(ours.filter(([, text]) => american.test(text))).toEqual([]);
  const respelled = british.map(([path, text]) => [
    path,
    text
      .replace(/(organ|recogn)is/gi, '$1iz')
      .replace('ancelled', 'anceled')
      .replace('centre', 'center'),
  ]);
  expect(respelled).toEqual(british.map(([path, text]) => [path, spelled.get(path) ?? text]));
});

test('Spanish and Portuguese quote everything with “…”', () => {
  const quoted = [spanish, brazilianPortuguese].flatMap((locale) => leaves(sectionsOf(locale)));
  expect(quoted.filter(([, text]) => /[«»"]/.test(text))).toEqual([]);
});

test('French keeps quotation marks, colons, semicolons and question marks on the line of their word', () => {
  expect(
    leaves(sectionsOf(french)).filter(([, text]) =>
      /« | [»:;?]|[^\u00a0][?;](?!\S)|\p{L}:\s/u.test(text),
    ),
  ).toEqual([]);
});

test('German keeps an ellipsis, a unit and both parts of z. B. on one line', () => {
  expect(
    leaves(sectionsOf(german)).filter(([, text]) => /[^\u00a0„]…|z\. ?B\.| m?s\b/u.test(text)),
  ).toEqual([]);
});

const wide = '[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}]';

test.each([
  ['Japanese', japanese],
  ['Chinese', simplifiedChinese],
] as const)('%s has punctuation of full width after its letters', (_, locale) => {
  const narrow = new RegExp(`${wide} ?[,:;?(]`, 'u');
  expect(leaves(sectionsOf(locale)).filter(([, text]) => narrow.test(text))).toEqual([]);
});

test('Japanese has no space between its letters and Latin ones', () => {
  const spaced = new RegExp(`${wide} [A-Za-z]|[A-Za-z] ${wide}`, 'u');
  expect(leaves(sectionsOf(japanese)).filter(([, text]) => spaced.test(text))).toEqual([]);
});

const arabicTexts = leaves(sectionsOf(arabic));

test('Arabic contains no English words', () => {
  const latin = arabicTexts.flatMap(([path, text]) =>
    englishSentences.test(path)
      ? []
      : (text.match(/[A-Za-z]+/g) ?? [])
          .filter((word) => !latinWords.has(word))
          .map((word) => `${path}: ${word}`),
  );
  expect(latin).toEqual([]);
});

test.each([
  ['English', { ...arabic, tag: 'en', words: englishSections }] as const,
  ...translations,
])('%s has no exclamation marks', (_, locale) => {
  expect(leaves(sectionsOf(locale)).filter(([, text]) => text.includes('!'))).toEqual([]);
});

test('Arabic uses a form of its own for one, two, few and many', () => {
  const { found } = resolveWords(arabic, 'connectors', words.connectorsWords);
  expect([1, 2, 3, 11, 100].map((count) => found(count).split(' ').at(-1))).toEqual([
    'واحد',
    'مصدران',
    'مصادر',
    'مصدرًا',
    'مصدر',
  ]);
});

test('Arabic uses the digits 0 to 9 by default', () => {
  expect(arabicTexts.filter(([, text]) => /[\u0660-\u0669\u06f0-\u06f9٪]/.test(text))).toEqual([]);
  expect(arabicTexts.some(([, text]) => text.includes('11'))).toBe(true);
});

test('Arabic describes every running action in the same way', () => {
  expect(
    arabicTexts.filter(([, text]) => text.includes('جارية ال') || text.includes('جاري ')),
  ).toEqual([]);
});

test('Arabic writes every number in the digits of its tag and leaves names alone', () => {
  const inArabicDigits = { ...arabic, tag: 'ar-EG-u-nu-arab' };
  const texts = leaves(sectionsOf(inArabicDigits)).map(([path, text]) => [
    path,
    text.replace(/\u2068[^\u2069]*\u2069/g, ''),
  ]);
  expect(texts.length).toBe(arabicTexts.length);
  expect(
    texts.filter(
      ([path = '', text = '']) =>
        /\d/.test(text) && !englishSentences.test(path) && !keyNames.test(path),
    ),
  ).toEqual([]);
  expect(resolveWords(inArabicDigits, 'tasks', words.tasksWords).removeTitle('Q4')).toContain('Q4');
});

test('Arabic isolates a name from the direction of its sentence', () => {
  expect(resolveWords(arabic, 'tasks', words.tasksWords).removeTitle('Q4 (draft)')).toContain(
    '«\u2068Q4 (draft)\u2069»',
  );
});

/** A name that stands before Arabic words is a name still, with the direction of its own letters. */
const names = new Set(['connectorForms.proposedName']);

test('Arabic begins every text with a letter or a mark of its own, by which its direction is told', () => {
  const texts = leaves(sectionsOf(arabic), '', 'b');
  const first = (text: string): string => /\p{L}|\u200f/u.exec(text)?.[0] ?? '';
  expect(
    texts.filter(
      ([path, text]) =>
        /\p{Script=Arabic}/u.test(text) &&
        !/[\p{Script=Arabic}\u200f]/u.test(first(text)) &&
        !names.has(path),
    ),
  ).toEqual([]);
});

/**
 * The keys below a value, with what kind each is; lists such as examples may differ in length. Paths
 * that are omitted leave out a group of which they are all.
 */
function shape(value: unknown, omitted: readonly string[] = [], path = ''): unknown {
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return typeof value;
  const entries = Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
    const below = `${path}${key}`;
    const kind = omitted.includes(below) ? {} : shape(inner, omitted, `${below}.`);
    const isEmpty = typeof kind === 'object' && kind !== null && Object.keys(kind).length === 0;
    return isEmpty ? [] : [[key, kind]];
  });
  return Object.fromEntries(entries);
}

/** Every text below a value by its path; functions are called with several numbers and a name. */
function leaves(value: unknown, path = '', name = 'ب'): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (isFunction(value)) return [0, 1, 2, 3, 11, 100].flatMap((n) => call(value, n, path, name));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    leaves(inner, path === '' ? key : `${path}.${key}`, name),
  );
}

/** Calls with arguments that each serve as a number, as a name and as a list of names. */
function call(word: () => unknown, count: number, path: string, name: string) {
  const given = Array.from({ length: 4 }, () =>
    Object.assign([name], { valueOf: () => count, toString: () => name }),
  );
  const said: unknown = Reflect.apply(word, undefined, given);
  return leaves(said, path, name);
}

function isFunction(value: unknown): value is () => unknown {
  return typeof value === 'function';
}
