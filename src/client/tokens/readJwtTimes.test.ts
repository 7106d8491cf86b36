import fc from 'fast-check';
import { SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { readJwtTimes } from './readJwtTimes.ts';
import { toBase64Url } from './testing/openTokenSource.ts';

const unknownTimes = { issuedAt: undefined, expiresAt: undefined };

test('readJwtTimes reads a real token, in milliseconds', async () => {
  const token = await new SignJWT({ name: 'Zoë ÷ ÿ þ — 東京' })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt(1_700_000_000)
    .setExpirationTime(1_700_000_900)
    .sign(new TextEncoder().encode('a secret that is long enough to sign with'));
  expect(readJwtTimes(token)).toEqual({
    issuedAt: 1_700_000_000_000,
    expiresAt: 1_700_000_900_000,
  });
});

test.each([
  ['an opaque token', 'opaque'],
  ['four parts', 'a.b.c.d'],
  ['no base64', 'a.%%%.c'],
  ['no JSON', `a.${toBase64Url('{')}.c`],
  ['null', `a.${toBase64Url('null')}.c`],
  ['times that are no numbers', `a.${toBase64Url('{"exp":"soon","iat":null}')}.c`],
  ['times out of reach', `a.${toBase64Url('{"exp":1e300,"iat":-5}')}.c`],
])('readJwtTimes returns no times for %s', (_, token) => {
  expect(readJwtTimes(token)).toEqual(unknownTimes);
});

test('readJwtTimes keeps one time when the other is unreadable', () => {
  const token = `a.${toBase64Url('{"exp":1700000900,"iat":"now"}')}.c`;
  expect(readJwtTimes(token)).toEqual({ issuedAt: undefined, expiresAt: 1_700_000_900_000 });
});

test('readJwtTimes never throws, and never returns a time that is not a number', () => {
  const part = fc.oneof(fc.string(), fc.json().map(toBase64Url), fc.constant(''));
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.tuple(part, part, part).map((p) => p.join('.')),
      ),
      (t) => {
        for (const time of Object.values(readJwtTimes(t))) {
          expect(time === undefined || Number.isFinite(time)).toBe(true);
        }
      },
    ),
  );
});
