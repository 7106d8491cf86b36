import { expect, test } from 'vitest';
import { resolveDevtoolsWords } from './DevtoolsContext.ts';

const languages = ['ar', 'de', 'es', 'fr', 'ja', 'pt-BR', 'zh-CN'];

/** Every sentence, those with a number with several. */
function sentencesIn(tag: string): string[] {
  const words: unknown[] = Object.values(resolveDevtoolsWords(tag));
  return words.flatMap((word) =>
    typeof word === 'function'
      ? [0, 1, 2, 3, 11, 100].map((number) => String(Reflect.apply(word, undefined, [number])))
      : [String(word)],
  );
}

test.each(languages)('the panel says nothing in English in %s, and leaves no number out', (tag) => {
  // A unit such as "ms" is the same in most of them.
  const english = new Set(sentencesIn('en').filter((text) => /[a-z]{2} [a-z]{3}/i.test(text)));
  const said = sentencesIn(tag);
  expect(english.size).toBeGreaterThan(20);
  expect(said.filter((text) => english.has(text))).toEqual([]);
  expect(said.filter((text) => text.includes('#') || text.includes('!'))).toEqual([]);
});

test('a language that we do not speak gets English', () => {
  expect(resolveDevtoolsWords('pl').title).toBe(resolveDevtoolsWords('en').title);
});
