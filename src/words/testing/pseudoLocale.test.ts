import { expect, test } from 'vitest';
import { createFormat } from '../format.ts';
import { resolveWords } from '../locale.ts';
import { englishSections } from './englishSections.ts';
import { lengthen, pseudoLocale } from './pseudoLocale.ts';

const format = createFormat('en');

/** Every sentence of a section that takes no argument, with its English. */
function sentences(): [english: string, long: string][] {
  const { chat, findings, connectors, tasks } = englishSections;
  return [
    pairs(chat(format), resolveWords(pseudoLocale, 'chat', chat)),
    pairs(findings(format), resolveWords(pseudoLocale, 'findings', findings)),
    pairs(connectors(format), resolveWords(pseudoLocale, 'connectors', connectors)),
    pairs(tasks(format), resolveWords(pseudoLocale, 'tasks', tasks)),
  ].flat();
}

function pairs(english: object, long: object): [string, string][] {
  return Object.entries(english).flatMap(([key, word]) => {
    const longer: unknown = Reflect.get(long, key);
    return typeof word === 'string' && typeof longer === 'string' ? [[word, longer]] : [];
  });
}

test('the pseudo-locale makes every sentence longer, all in all by about 40%, and puts it in brackets', () => {
  const found = sentences();
  expect(found.length).toBeGreaterThan(200);
  expect(found.filter(([, long]) => !/^\[.*\]$/s.test(long))).toEqual([]);
  const lengthOf = (texts: readonly string[]): number => texts.join('').length;
  const growth =
    lengthOf(found.map(([, long]) => long)) / lengthOf(found.map(([english]) => english));
  expect(growth).toBeGreaterThan(1.35);
  expect(growth).toBeLessThan(1.55);
});

test('the pseudo-locale lengthens what a sentence with a number says, and keeps its plural', () => {
  const { found } = resolveWords(pseudoLocale, 'connectors', englishSections.connectors);
  expect(found(1)).toBe(lengthen(englishSections.connectors(format).found(1)));
  expect(found(2)).toContain('2');
});

test('the pseudo-locale lengthens words in words, and leaves an empty one empty', () => {
  const { alerts } = resolveWords(pseudoLocale, 'general', englishSections.general);
  expect(alerts.warning).toBe('[Wáàrníìng]');
  expect(lengthen('')).toBe('');
});
