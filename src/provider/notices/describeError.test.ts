import { expect, test } from 'vitest';
import {
  BrainstemError,
  DecodeError,
  NetworkError,
  PlatformError,
  TimeoutError,
  TokenError,
} from '../../client/index.ts';
import { english, generalWords, resolveWords } from '../../words/index.ts';
import { describeError, refusedFields } from './describeError.ts';

const words = resolveWords(english, 'general', generalWords);

const refusal = (status: number, missingScope?: string) =>
  new PlatformError({
    status,
    platformMessage: 'Said so',
    route: 'GET /sessions',
    missingScope,
    requestId: 'req-7',
  });

const failed = (cause: Error) => new TokenError('failed', 'getToken threw.', cause);
const answered = (status: number) => Object.assign(new Error('the token route'), { status });

test.each([
  ['no answer', new NetworkError('GET /sessions', undefined), words.networkTitle],
  ['a late answer', new TimeoutError('GET /sessions', 30_000), words.timeoutTitle],
  ['a file that changed', new BrainstemError('file', 'it has changed.'), words.fileTitle],
  ['a refused token', new TokenError('forbidden', 'no'), words.refusedTitle],
  ['a logout', new TokenError('signed-out', 'no'), words.signedOutTitle],
  ['a failing callback', new TokenError('failed', 'no'), words.platformTitle],
  ['a mistake in a callback', failed(new TypeError('user is null')), words.platformTitle],
  ['a callback without network', failed(new TypeError('Failed to fetch')), words.networkTitle],
  ['a callback in Firefox', failed(new TypeError('NetworkError when …')), words.networkTitle],
  ['a callback in Safari', failed(new TypeError('Load failed')), words.networkTitle],
  ['a slow callback', failed(new TimeoutError('getToken', 30_000)), words.timeoutTitle],
  ['a token route that is down', failed(answered(503)), words.platformTitle],
  ['a token route behind a login', failed(answered(401)), words.tokenFailedTitle],
  ['a stale token', new TokenError('stale', 'no'), words.tokenFailedTitle],
  ['a missing scope', refusal(403, 'brain:read'), words.missingScopeTitle],
  ['any other 403', refusal(403), words.refusedTitle],
  ['404', refusal(404), words.notFoundTitle],
  ['400', refusal(400), words.rejectedTitle],
  ['409', refusal(409), words.rejectedTitle],
  ['422', refusal(422), words.rejectedTitle],
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

test('a session that expired says nothing of a text, since there may be none', () => {
  const failing = new TokenError('stale', 'no');
  expect(describeError(failing, words).text).toBe('Sign in again to continue.');
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
])('%s tells whether the user was kept out', (_name, error, isRefusal) => {
  expect(describeError(error, words).isRefusal).toBe(isRefusal);
});

const rejection = (platformMessage: string | undefined, status = 400) =>
  new PlatformError({ status, platformMessage, route: 'POST /ontologies' });

test.each([400, 409, 422])('the platform’s reason for a %i is shown in quotes', (status) => {
  const { text, summary } = describeError(rejection('email is taken', status), words);
  expect(text).toBe('Reason: “email is taken”');
  expect(summary).toBe(text);
});

test('a refusal without a reason says what to do, and its line is the title', () => {
  const { text, summary } = describeError(rejection(undefined), words);
  expect(text).toBe(words.rejectedText);
  expect(summary).toBe(words.rejectedTitle);
});

test('a failing service gives no reason, whatever it says', () => {
  const { text, summary } = describeError(rejection('NullPointerException', 500), words);
  expect(text).toBe(words.platformText);
  expect(summary).toBe(words.platformTitle);
});

test('a reason is one line of bounded length without characters that turn the text around it', () => {
  const shown = describeError(rejection(`a\n\u202eb\u0000\t${'x'.repeat(2_000)}`), words).text;
  expect(shown).toMatch(/^Reason: “a b x{296}…”$/);
});

test('a reason of nothing but blanks is none', () => {
  expect(describeError(rejection(' \n\u200f'), words).text).toBe(words.rejectedText);
});

test.each([
  ['Missing required field: name', ['name']],
  ['credentials.subdomain is required', ['subdomain']],
  [
    'ontologyId must match ^[a-z-]+$ and entityTypes[3] is too long.',
    ['ontologyId', 'entityTypes'],
  ],
  ['Rename the file', []],
])('“%s” names the fields %j', (said, fields) => {
  const names = ['name', 'subdomain', 'ontologyId', 'entityTypes', 'credentials'] as const;
  expect(refusedFields(rejection(said), names)).toEqual(fields);
  expect(refusedFields(rejection(said, 500), names)).toEqual([]);
});
