import { describe, expect, it } from 'vitest';
import {
  getSessionStatus,
  knownMessages,
  listServiceActors,
  listSessions,
  rotateApiKey,
  type Endpoint,
} from '../../contract/index.ts';
import {
  openPlatform,
  refusalOf,
  type OpenedPlatform,
  type Sent,
} from '../testing/openPlatform.ts';

describe('a refused credential', () => {
  const apiKeyRoute = listServiceActors;
  const jwtRoute = listSessions;
  const rows: readonly (readonly [
    row: string,
    endpoint: Endpoint,
    sent: (opened: OpenedPlatform) => Sent,
    message: string,
  ])[] = [
    [
      '401 "Invalid API key" for a wrong key',
      apiKeyRoute,
      () => ({ bearer: 'key_wrong' }),
      knownMessages.invalidApiKey,
    ],
    [
      '401 "Invalid API key" for a missing Bearer prefix',
      apiKeyRoute,
      ({ platform }) => ({
        bearer: null,
        headers: { authorization: platform.credentials.apiKey },
      }),
      knownMessages.invalidApiKey,
    ],
    [
      '401 "Invalid API key" for a service actor token in place of a key',
      apiKeyRoute,
      ({ token }) => ({ bearer: token }),
      knownMessages.invalidApiKey,
    ],
    [
      '401 "Invalid API key" for a revoked key',
      apiKeyRoute,
      ({ platform }) => {
        platform.revokeApiKey(platform.credentials.apiKeyId);
        return {};
      },
      knownMessages.invalidApiKey,
    ],
    [
      '401 "Invalid API key" for an expired key',
      apiKeyRoute,
      ({ platform }) => {
        platform.clock.advance(91 * 24 * 60 * 60);
        return {};
      },
      knownMessages.invalidApiKey,
    ],
    [
      '401 for a service actor token without the Bearer prefix',
      jwtRoute,
      ({ token }) => ({ bearer: null, headers: { authorization: token } }),
      knownMessages.missingToken,
    ],
    [
      '401 "JWT verification failed" for a token that is no JWT',
      jwtRoute,
      () => ({ bearer: 'not-a-jwt' }),
      knownMessages.invalidJwt,
    ],
    [
      '401 "JWT verification failed" for a forged signature',
      jwtRoute,
      ({ token }) => ({ bearer: `${token.slice(0, -4)}AAAA` }),
      knownMessages.invalidJwt,
    ],
    [
      '401 "JWT verification failed" for an API key in place of a token',
      jwtRoute,
      ({ platform }) => ({ bearer: platform.credentials.apiKey }),
      knownMessages.invalidJwt,
    ],
    [
      '401 "JWT verification failed" for a wrong user JWT',
      rotateApiKey,
      ({ token }) => ({ bearer: token, params: { 'key-id': 'x' } }),
      knownMessages.invalidJwt,
    ],
  ];

  it.each(rows)('%s', async (_, endpoint, sent, message) => {
    const opened = await openPlatform();
    expect(await refusalOf(await opened.call(endpoint, sent(opened)))).toEqual([401, message]);
  });
});

describe('the life of a service actor token', () => {
  it('is 900 seconds: accepted after 899, refused after 900', async () => {
    const { platform, call } = await openPlatform();
    platform.clock.advance(899);
    expect((await call(listSessions)).status).toBe(200);
    platform.clock.advance(1);
    expect(await refusalOf(await call(listSessions))).toEqual([401, knownMessages.invalidJwt]);
  });

  it('ends for all tokens at once on expireTokens, and a new one is good', async () => {
    const { platform, call } = await openPlatform();
    platform.expireTokens();
    expect((await call(listSessions)).status).toBe(401);
    expect((await call(listSessions, { bearer: await platform.issueToken() })).status).toBe(200);
  });
});

describe('scopes', () => {
  it('reading chats wants nothing more than a valid token', async () => {
    const { platform, call } = await openPlatform();
    const bearer = await platform.issueToken({ capabilities: [] });
    expect((await call(listSessions, { bearer })).status).toBe(200);
    const status = await call(getSessionStatus, { bearer, params: { session_id: 'none' } });
    expect(status.status).toBe(404);
  });
});
