import { createServer, type RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createTokenHandler } from '../../../src/server/index.ts';
import { listen } from '../listen.ts';

const noon = Date.parse('2030-01-01T12:00:00Z');

/** A token route in front of a platform that a test writes itself, over a real socket. */
async function openRoute(platform: RequestListener) {
  let now = noon;
  const requests: { url: string | undefined; body: string }[] = [];
  const baseUrl = await listen(
    createServer((request, response) => {
      void text(request).then((body) => {
        requests.push({ url: request.url, body });
        response.setHeader('date', new Date(now).toUTCString());
        platform(request, response);
      });
    }),
  );
  const errors: unknown[] = [];
  const handler = createTokenHandler({
    baseUrl,
    apiKey: 'key',
    authorize: (request) => ({ serviceActorId: request.headers.get('x-actor') ?? 'actor-1' }),
    now: () => now,
    onError: (error) => errors.push(error),
  });
  return {
    requests,
    errors,
    /** Sets the host's clock forward or back, in seconds. */
    turnClock: (seconds: number) => {
      now += seconds * 1_000;
    },
    ask: (reason = 'initial', actor = 'actor-1') =>
      handler(
        new Request('https://app.example.com/api/token', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-actor': actor },
          body: JSON.stringify({ reason }),
        }),
      ),
  };
}

/** A JWT as a platform would issue it. Times in milliseconds. */
function jwt(id: string, issuedAt: number, expiresAt = issuedAt + 900_000): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'HS256' })}.${part({ jti: id, iat: issuedAt / 1_000, exp: expiresAt / 1_000 })}.x`;
}

const hour = 3_600;

test.each([
  ['99999999999 seconds', '99999999999'],
  ['a far date', 'Fri, 31 Dec 9999 23:59:59 GMT'],
  ['more digits than a number has', '9'.repeat(400)],
])('a Retry-After of %s pauses the token route for a minute and no longer', async (_, header) => {
  let isLimited = true;
  const { ask, turnClock, requests } = await openRoute((_request, response) => {
    if (!isLimited) {
      response.end(JSON.stringify({ token: 'opaque' }));
      return;
    }
    response.writeHead(429, { 'retry-after': header }).end();
  });
  const limited = await ask();
  expect([limited.status, limited.headers.get('retry-after')]).toEqual([503, '60']);
  isLimited = false;
  turnClock(59);
  expect((await ask()).status).toBe(503);
  expect(requests).toHaveLength(1);
  turnClock(1);
  expect((await ask()).status).toBe(200);
});

test('a clock that is set back ends the pause of the token route', async () => {
  let isLimited = true;
  const { ask, turnClock } = await openRoute((_request, response) => {
    if (isLimited) response.writeHead(429, { 'retry-after': '30' }).end();
    else response.end(JSON.stringify({ token: 'opaque' }));
  });
  expect((await ask()).status).toBe(503);
  isLimited = false;
  turnClock(-24 * hour);
  expect((await ask()).status).toBe(200);
});

test('the token route does not follow a redirect to another origin, or hand its answer on', async () => {
  const reached: string[] = [];
  const elsewhere = await listen(
    createServer((request, response) => {
      void text(request).then((body) => {
        reached.push(body);
        response.end(JSON.stringify({ token: 'forged' }));
      });
    }),
  );
  const { ask, requests, errors } = await openRoute((_request, response) => {
    response.writeHead(307, { location: `${elsewhere}/anything` }).end();
  });
  const response = await ask();
  expect(response.status).toBe(502);
  expect(await response.text()).not.toContain('forged');
  expect(reached).toEqual([]);
  expect(requests).toHaveLength(1);
  expect(errors).toMatchObject([{ code: 'platform', status: 307 }]);
});

test('200 refused tokens in a minute cost 20 exchanges, and the newest token is answered again', async () => {
  let count = 0;
  const { ask, requests, turnClock } = await openRoute((_request, response) => {
    count += 1;
    response.end(JSON.stringify({ token: jwt(String(count), noon) }));
  });
  const statuses = new Set<number>();
  for (let index = 0; index < 200; index += 1) {
    statuses.add((await ask('unauthorized')).status);
    turnClock(0.3);
  }
  expect([...statuses]).toEqual([200]);
  expect(requests.length).toBeLessThanOrEqual(20);
  const before = requests.length;
  expect((await ask('unauthorized', 'actor-2')).status).toBe(200);
  expect(requests).toHaveLength(before + 1);
});

test('200 refused tokens in a row cost 10 attempts while every exchange fails', async () => {
  const { ask, requests } = await openRoute((_request, response) => {
    response.writeHead(403).end();
  });
  const statuses: number[] = [];
  for (let index = 0; index < 200; index += 1) statuses.push((await ask('unauthorized')).status);
  expect(requests).toHaveLength(10);
  expect([statuses[0], statuses.at(-1)]).toEqual([502, 503]);
});

test('a token whose iat is far in the future does not move the clock of the token route', async () => {
  const { ask, requests } = await openRoute((_request, response) => {
    const { body } = requests.at(-1) ?? { body: '' };
    const issuedAt = body.includes('odd') ? noon + 365 * 24 * hour * 1_000 : noon;
    response.end(JSON.stringify({ token: jwt(body, issuedAt) }));
  });
  await ask('initial', 'actor-1');
  const odd: unknown = await (await ask('initial', 'odd')).json();
  expect(odd).toMatchObject({ serverTime: '2030-01-01T12:00:00.000Z' });
  // Both are cached: neither looks expired.
  await ask('initial', 'actor-1');
  await ask('initial', 'odd');
  expect(requests).toHaveLength(2);
});

test('the token route stops reading an answer that does not end', async () => {
  let sent = 0;
  const { ask, errors } = await openRoute((_request, response) => {
    response.on('error', () => undefined);
    const piece = ' '.repeat(65_536);
    const write = (): void => {
      while (!response.destroyed) {
        sent += piece.length;
        if (!response.write(piece)) {
          response.once('drain', write);
          return;
        }
      }
    };
    write();
  });
  expect((await ask()).status).toBe(502);
  expect(errors).toMatchObject([{ code: 'decode' }]);
  expect(sent).toBeLessThan(64 * 1024 * 1024);
});
