import { expect, test } from 'vitest';
import { hostOrigin, openHandler } from '../testing/openHandler.ts';

const sister = 'https://www.example.com';

/** Returns headers without those that are undefined. */
function browserHeaders(site: string | undefined, origin: string | undefined): Headers {
  const headers = new Headers({ 'content-type': 'application/json' });
  if (site !== undefined) headers.set('sec-fetch-site', site);
  if (origin !== undefined) headers.set('origin', origin);
  return headers;
}

test.each<[string | undefined, string | undefined, number, number]>([
  // Sec-Fetch-Site, Origin, status, status when the sister origin is allowed
  ['same-origin', hostOrigin, 200, 200],
  ['none', undefined, 200, 200],
  [undefined, undefined, 200, 200],
  [undefined, hostOrigin, 200, 200],
  ['cross-site', 'https://evil.example', 403, 403],
  ['cross-site', undefined, 403, 403],
  ['cross-site', hostOrigin, 403, 403],
  ['cross-site', sister, 403, 403],
  ['same-site', sister, 403, 200],
  ['same-site', 'https://other.example.com', 403, 403],
  ['same-site', undefined, 403, 403],
  ['same-origin', 'https://public.example.com', 200, 200],
  [undefined, sister, 403, 200],
  [undefined, 'https://evil.example', 403, 403],
  [undefined, 'null', 403, 403],
  [undefined, 'http://app.example.com', 403, 403],
  [undefined, `${hostOrigin}.evil.example`, 403, 403],
  [undefined, `${hostOrigin}:8443`, 403, 403],
])(
  'a request with Sec-Fetch-Site %s and Origin %s is answered %i, or %i when the origin is allowed',
  async (site, origin, status, allowedStatus) => {
    const send = async (allowedOrigins: string[]) => {
      const { handler, exchanges } = openHandler({ allowedOrigins });
      const headers = browserHeaders(site, origin);
      const request = new Request(`${hostOrigin}/t`, { method: 'POST', headers, body: '{}' });
      const response = await handler(request);
      expect(exchanges).toHaveLength(response.status === 200 ? 1 : 0);
      return response.status;
    };
    expect([await send([]), await send([sister])]).toEqual([status, allowedStatus]);
  },
);

test('the refusal of another origin says why, and what to set behind a proxy', async () => {
  const { handler } = openHandler();
  const headers = browserHeaders(undefined, sister);
  const response = await handler(
    new Request(`${hostOrigin}/t`, { method: 'POST', headers, body: '{}' }),
  );
  expect(await response.json()).toEqual({
    error: 'cross-site',
    message:
      'This route answers pages of its own origin only (another Origin). Behind a proxy, name the public origin in allowedOrigins.',
  });
});

test('the token route does not trust Host and X-Forwarded headers', async () => {
  const { handler } = openHandler();
  const headers = browserHeaders(undefined, 'https://evil.example');
  headers.set('host', 'evil.example');
  headers.set('x-forwarded-host', 'evil.example');
  headers.set('forwarded', 'host=evil.example');
  const response = await handler(
    new Request(`${hostOrigin}/t`, { method: 'POST', headers, body: '{}' }),
  );
  expect(response.status).toBe(403);
});

test('a page of an allowed public origin is answered behind a proxy', async () => {
  const { handler } = openHandler({ allowedOrigins: [hostOrigin] });
  const request = new Request('http://10.0.0.7:3000/api/token', {
    method: 'POST',
    headers: browserHeaders('same-origin', hostOrigin),
    body: '{}',
  });
  expect((await handler(request)).status).toBe(200);
});
