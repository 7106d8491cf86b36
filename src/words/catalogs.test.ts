import { describe, expect, it } from 'vitest';
import { arabic } from './arabic.ts';
import { german } from './german.ts';
import * as words from './index.ts';
import type { Catalog, Locale } from './locale.ts';

const english: Readonly<Catalog> = {
  brain: words.brainWords,
  chat: words.chatWords,
  connectorForms: words.connectorFormsWords,
  connectorMessaging: words.connectorMessagingWords,
  connectors: words.connectorsWords,
  documents: words.documentsWords,
  findings: words.findingsWords,
  general: words.generalWords,
  onboarding: words.onboardingWords,
  ontologies: words.ontologiesWords,
  tasks: words.tasksWords,
};

/** Latin words that stay in Arabic: formats, product names, keys and what is typed as it is. */
const kept = new Set(
  [
    'API CRM CSV ERP JSON Markdown PDF PEM PNG SQL SVG URL markdown json srv',
    'A B C D E Ctrl K Esc Shift BEGIN PRIVATE KEY END https txt md csv',
    'ontologyId list term entityTypes legalTerms requiredFields supplier contracts openConnect',
  ].flatMap((line) => line.split(' ')),
);

/** The platform reads its sentences in English, so these stay examples in English. */
const sentences = /^brain\.(examples|changePlaceholder)/;

describe.each<[string, Locale]>([
  ['German', german],
  ['Arabic', arabic],
])('%s', (_, locale) => {
  it('has every catalog of the English words', () => {
    expect(Object.keys(locale.words).sort()).toEqual(Object.keys(english).sort());
  });

  it.each(Object.entries(english))('has exactly the words of %s', (name, catalog) => {
    const translated = Object.entries(locale.words).find(([other]) => other === name)?.[1];
    expect(shape(translated)).toEqual(shape(catalog));
  });
});

describe('Arabic', () => {
  const texts = leaves(arabic.words);

  it('says nothing in English', () => {
    const latin = texts.flatMap(([path, text]) =>
      sentences.test(path)
        ? []
        : (text.match(/[A-Za-z]+/g) ?? [])
            .filter((word) => !kept.has(word))
            .map((word) => `${path}: ${word}`),
    );
    expect(latin).toEqual([]);
  });

  it('does not shout', () => {
    expect(texts.filter(([, text]) => text.includes('!'))).toEqual([]);
  });

  it('counts with the dual and the plurals', () => {
    const found = arabic.words.connectors?.found;
    expect([1, 2, 3, 11, 100].map((count) => found?.(count).split(' ').at(-1))).toEqual([
      'واحد',
      'مصدرين',
      'مصادر',
      'مصدرًا',
      'مصدر',
    ]);
  });

  it('has the figures 0 to 9, as Intl has by its tag', () => {
    const format = new Intl.NumberFormat(arabic.tag);
    expect(format.format(1234)).toMatch(/^1\D234$/);
    expect(texts.filter(([, text]) => /[\u0660-\u0669\u06f0-\u06f9٪]/.test(text))).toEqual([]);
    expect(texts.some(([, text]) => text.includes('11'))).toBe(true);
  });

  it('says of all that goes on that it does in one way', () => {
    expect(texts.filter(([, text]) => text.includes('جارية ال') || text.includes('جاري '))).toEqual(
      [],
    );
  });

  it('has other figures everywhere where its tag asks for them', () => {
    const digits = leaves(
      Object.fromEntries(
        Object.entries(arabic.words).map(([name, catalog]) => [
          name,
          { ...words.inDigits('ar-EG-u-nu-arab', catalog) },
        ]),
      ),
    );
    const outsideOfNames = digits.map(([path, text]) => [
      path,
      text.replace(/\u2068[^\u2069]*\u2069/g, ''),
    ]);
    expect(digits.length).toBe(texts.length);
    expect(outsideOfNames.filter(([, text = '']) => /\d/.test(text))).toEqual([]);
    const { tasks } = arabic.words;
    expect(words.inDigits('ar-EG-u-nu-arab', tasks ?? {}).removeTitle?.('Q4')).toContain('Q4');
  });

  it('isolates a name from the direction of its sentence', () => {
    expect(arabic.words.tasks?.removeTitle?.('Q4 (draft)')).toContain('«\u2068Q4 (draft)\u2069»');
  });
});

/** The keys below a value, with what kind each is; the length of lists such as examples is free. */
function shape(value: unknown): unknown {
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shape(inner)]));
}

/** Every text below a value by its path; words with figures and names are said with some. */
function leaves(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (isWord(value)) return [0, 1, 2, 3, 11, 100].flatMap((n) => say(value, n, path));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    leaves(inner, path === '' ? key : `${path}.${key}`),
  );
}

/** A number in a list serves every parameter: it counts, joins and reads as text. */
function say(word: () => unknown, count: number, path: string) {
  const given = Array.from({ length: 4 }, () => [count]);
  const said: unknown = Reflect.apply(word, undefined, given);
  return leaves(said, path);
}

function isWord(value: unknown): value is () => unknown {
  return typeof value === 'function';
}
