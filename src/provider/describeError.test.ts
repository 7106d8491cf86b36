import { expect, test } from 'vitest';
import {
  DecodeError,
  NetworkError,
  PlatformError,
  TimeoutError,
  TokenError,
} from '../client/index.ts';
import { english, generalWords, resolveWords } from '../words/index.ts';
import { describeError } from './describeError.ts';

const words = resolveWords(english, 'general', generalWords);

const refusal = (status: number, missingScope?: string) =>
  new PlatformError({
    status,
    platformMessage: 'Said so',
    route: 'GET /sessions',
    missingScope,
    requestId: 'req-7',
  });

test.each([
  ['no answer', new NetworkError('GET /sessions', undefined), words.networkTitle],
  ['a late answer', new TimeoutError('GET /sessions', 30_000), words.timeoutTitle],
  ['a refused token', new TokenError('forbidden', 'no'), words.refusedTitle],
  ['a logout', new TokenError('signed-out', 'no'), words.signedOutTitle],
  ['a failing callback', new TokenError('failed', 'no'), words.tokenFailedTitle],
  ['a missing scope', refusal(403, 'brain:read'), words.missingScopeTitle],
  ['any other 403', refusal(403), words.refusedTitle],
  ['404', refusal(404), words.notFoundTitle],
  ['429', refusal(429), words.busyTitle],
  ['503', refusal(503), words.platformTitle],
  ['an odd shape', new DecodeError('GET /sessions', 'response', []), words.unexpectedTitle],
  ['anything else', 'thrown words', words.unexpectedTitle],
])('%s', (_case, error, title) => {
  expect(describeError(error, words).title).toBe(title);
});

test('the detail holds the platform’s words and the id of the request', () => {
  const { detail, missingScope } = describeError(refusal(403, 'brain:read'), words);
  expect(detail).toContain('Said so');
  expect(detail).toContain('req-7');
  expect(missingScope).toBe('brain:read');
});

test('the host’s own words for a refusal are shown', () => {
  const error = new TokenError('forbidden', 'refused', undefined, 'Your trial has ended.');
  expect(describeError(error, words).text).toBe('Your trial has ended.');
});

test.each([
  ['a refused token', new TokenError('forbidden', 'no'), true],
  ['a missing scope', refusal(403, 'brain:read'), true],
  ['any other 403', refusal(403), true],
  ['a failing callback', new TokenError('failed', 'no'), false],
  ['a failing platform', refusal(500), false],
  ['no answer', new NetworkError('GET /sessions', undefined), false],
])('%s tells whether the person was kept out', (_name, error, isRefusal) => {
  expect(describeError(error, words).isRefusal).toBe(isRefusal);
});
