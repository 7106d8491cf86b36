import { expect, test } from 'vitest';
import {
  DecodeError,
  NetworkError,
  PlatformError,
  TimeoutError,
  TokenError,
} from '../client/index.ts';
import { generalWords } from '../words/index.ts';
import { describeError } from './describeError.ts';

const refusal = (status: number, missingScope?: string) =>
  new PlatformError({
    status,
    platformMessage: 'Said so',
    route: 'GET /sessions',
    missingScope,
    requestId: 'req-7',
  });

test.each([
  ['no answer', new NetworkError('GET /sessions', undefined), generalWords.networkTitle],
  ['a late answer', new TimeoutError('GET /sessions', 30_000), generalWords.timeoutTitle],
  ['a refused token', new TokenError('forbidden', 'no'), generalWords.refusedTitle],
  ['a logout', new TokenError('signed-out', 'no'), generalWords.signedOutTitle],
  ['a failing callback', new TokenError('failed', 'no'), generalWords.tokenFailedTitle],
  ['a missing scope', refusal(403, 'brain:read'), generalWords.missingScopeTitle],
  ['any other 403', refusal(403), generalWords.refusedTitle],
  ['404', refusal(404), generalWords.notFoundTitle],
  ['429', refusal(429), generalWords.busyTitle],
  ['503', refusal(503), generalWords.platformTitle],
  ['an odd shape', new DecodeError('GET /sessions', 'response', []), generalWords.unexpectedTitle],
  ['anything else', 'thrown words', generalWords.unexpectedTitle],
])('%s', (_case, error, title) => {
  expect(describeError(error, generalWords).title).toBe(title);
});

test('the detail holds the platform’s words and the id of the request', () => {
  const { detail, missingScope } = describeError(refusal(403, 'brain:read'), generalWords);
  expect(detail).toContain('Said so');
  expect(detail).toContain('req-7');
  expect(missingScope).toBe('brain:read');
});

test('the host’s own words for a refusal are shown', () => {
  const error = new TokenError('forbidden', 'refused', undefined, 'Your trial has ended.');
  expect(describeError(error, generalWords).text).toBe('Your trial has ended.');
});

test.each([
  ['a refused token', new TokenError('forbidden', 'no'), true],
  ['a missing scope', refusal(403, 'brain:read'), true],
  ['any other 403', refusal(403), true],
  ['a failing callback', new TokenError('failed', 'no'), false],
  ['a failing platform', refusal(500), false],
  ['no answer', new NetworkError('GET /sessions', undefined), false],
])('%s tells whether the person was kept out', (_name, error, isRefusal) => {
  expect(describeError(error, generalWords).isRefusal).toBe(isRefusal);
});
