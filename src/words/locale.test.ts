import { expect, test } from 'vitest';
import { chatWords } from './english/chat.ts';
import { german } from './german.ts';
import { english, extendLocale, resolveWords } from './locale.ts';

test('a word that a locale lacks is the English one', () => {
  const words = resolveWords(
    { tag: 'fr', direction: 'ltr', words: { chat: { send: 'Envoyer' } } },
    'chat',
    chatWords,
  );
  expect(words.send).toBe('Envoyer');
  expect(words.stop).toBe(resolveWords(english, 'chat', chatWords).stop);
});

test('words that a locale gives as a function receive its number format', () => {
  const words = resolveWords(
    {
      tag: 'de',
      direction: 'ltr',
      words: { chat: ({ number }) => ({ newAnswers: (count: number) => `${number(count)} neu` }) },
    },
    'chat',
    chatWords,
  );
  expect(words.newAnswers(1234)).toBe('1.234 neu');
});

test('resolveWords returns the same object for the same locale', () => {
  expect(resolveWords(german, 'chat', chatWords)).toBe(resolveWords(german, 'chat', chatWords));
});

test('extendLocale replaces the given words and keeps the others', () => {
  const words = resolveWords(
    extendLocale(german, { chat: { send: 'Abschicken' } }),
    'chat',
    chatWords,
  );
  expect(words.send).toBe('Abschicken');
  expect(words.stop).toBe(resolveWords(german, 'chat', chatWords).stop);
  expect(words.stop).not.toBe(resolveWords(english, 'chat', chatWords).stop);
});
