import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../../test/propertyRuns.ts';
import { hideSecrets } from './hideSecrets.ts';

const key = '-----BEGIN KEY-----\nMIIEvQIBADANBgkq\nhkiG9w0B\n-----END KEY-----';

test.each([
  ['as it is', 'the key p@ss w/"rd is wrong', 'p@ss w/"rd', 'the key … is wrong'],
  ['in an address', 'GET /?p=p%40ss%20w%2F%22rd 401', 'p@ss w/"rd', 'GET /?p=… 401'],
  ['in small digits', 'p%40ss%20w%2f%22rd', 'p@ss w/"rd', '…'],
  ['in a form', 'p=p%40ss+w%2F%22rd', 'p@ss w/"rd', 'p=…'],
  ['encoded in whole', '%70%61%73%73', 'pass', '…'],
  ['in JSON', '{"p":"p@ss w/\\"rd"}', 'p@ss w/"rd', '{"p":"…"}'],
  ['over two lines', 'Bearer sk-live-\n9f8e', 'sk-live-9f8e', 'Bearer …'],
  ['over two lines of JSON', 'Bearer sk-live-\\n9f8e', 'sk-live-9f8e', 'Bearer …'],
  ['of several lines', `got ${key}!`, key, 'got …!'],
  ['of several lines in JSON', JSON.stringify(key), key, '"…"'],
  ['of several lines in an address', encodeURIComponent(key), key, '…'],
  ['of which one line is quoted', 'bad line MIIEvQIBADANBgkq.', key, 'bad line ….'],
  ['beside a longer one', 'abc abcdef', 'abc', '… …def'],
])('hides a secret %s', (_name, text, secret, shown) => {
  expect(hideSecrets(text, [secret])).toBe(shown);
});

test('hides the longer of two secrets whole, and none that is empty', () => {
  expect(hideSecrets('abc abcdef', ['', 'abc', 'abcdef'])).toBe('… …');
  expect(hideSecrets('a b', ['', '\n'])).toBe('a b');
});

test('leaves no secret in a text, however it is written there', () => {
  const secret = fc.string({ unit: 'grapheme', minLength: 8, maxLength: 40 });
  const writings = [
    (text: string) => text,
    (text: string) => encodeURIComponent(text),
    (text: string) => encodeURIComponent(text).toLowerCase(),
    (text: string) => String(new URLSearchParams({ p: text })).slice(2),
    (text: string) => JSON.stringify(text).slice(1, -1),
  ];
  fc.assert(
    fc.property(secret, fc.constantFrom(...writings), (given, write) => {
      fc.pre(!/[\p{Cc}\p{Surrogate}…A-Z]/u.test(given));
      expect(hideSecrets(`a${write(given)}b`, [given])).toBe('a…b');
    }),
    { numRuns: propertyRuns(5_000) },
  );
});
