import { jwtVerify } from 'jose';
import { describe, expect, it } from 'vitest';
import { signJwt, verifyJwt, type TokenClaims } from './credentials.ts';

const secret = 'a secret of the test';
const claims: TokenClaims = {
  sub: 'actor',
  organisationId: 'organisation',
  scopes: ['brain:read'],
  iat: 1_000,
  exp: 1_900,
  jti: 'token',
  generation: 0,
};

describe('a service actor token', () => {
  it('is a JWT that other libraries verify', async () => {
    const token = await signJwt(claims, secret);
    const { payload, protectedHeader } = await jwtVerify(token, new TextEncoder().encode(secret), {
      currentDate: new Date(1_899_000),
    });
    expect(protectedHeader).toEqual({ alg: 'HS256', typ: 'JWT' });
    expect(payload).toEqual(claims);
  });

  it.each([
    ['the very token', (token: string) => token, claims],
    ['another payload', (token: string) => token.replace('.ey', '.eX'), undefined],
    ['a missing signature', (token: string) => token.split('.').slice(0, 2).join('.'), undefined],
    ['an empty signature', (token: string) => token.replace(/[^.]+$/, ''), undefined],
    ['a fourth part', (token: string) => `${token}.x`, undefined],
    [
      'another header',
      (token: string) => token.replace(/^[^.]+/, btoa('{"alg":"none"}')),
      undefined,
    ],
  ])('is verified as %s', async (_, change, expected) => {
    const token = change(await signJwt(claims, secret));
    expect(await verifyJwt(token, secret, 1_899_999)).toEqual(expected);
  });

  it('expires at exp, and does not hold under another secret', async () => {
    const token = await signJwt(claims, secret);
    expect(await verifyJwt(token, secret, 1_900_000)).toBeUndefined();
    expect(await verifyJwt(token, 'another', 1_899_999)).toBeUndefined();
  });
});
