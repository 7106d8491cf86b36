import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { createProvisioningClient } from './createProvisioningClient.ts';
import { createTokenHandler } from './tokens/createTokenHandler.ts';
import { createWebhookSender } from './createWebhookSender.ts';
import { tokenRequest } from './testing/openHandler.ts';

interface Address {
  baseUrl: string;
  allowHttp?: boolean;
}

/** Calls the platform once with each of the server's parts, and collects where the requests go. */
async function callEach(address: Address) {
  const called: string[] = [];
  const errors: unknown[] = [];
  const fetch: typeof globalThis.fetch = (input, init) => {
    called.push(new Request(input, init).url);
    return Promise.resolve(Response.json({ token: 't' }));
  };
  const options = { ...address, fetch, apiKey: 'KEY' };
  const authorize = () => ({ serviceActorId: 'a' });
  const onError = (error: unknown): void => void errors.push(error);
  await createTokenHandler({ ...options, authorize, onError })(tokenRequest({}));
  await createProvisioningClient(options).exchangeToken('a').catch(onError);
  const sender = createWebhookSender(options);
  await sender.pushApiConnector({ connectionId: 'c', apiKey: 'K' }, {}).catch(onError);
  await sender.pushMessagingA({ connectionId: 'c', secret: 'S' }, {}).catch(onError);
  return { called, errors };
}

test.each(['http://platform.example', 'http://localhost.evil.example', 'http://127.0.0.1.evil'])(
  'no part of the server sends a credential over http to %s',
  async (baseUrl) => {
    const { called, errors } = await callEach({ baseUrl });
    expect(called).toEqual([]);
    expect(errors).toHaveLength(4);
    for (const error of errors) {
      expect(error).toMatchObject({
        code: 'configuration',
        message:
          'Brainstem: baseUrl must be an https address, since over http anyone on the way can read the credential. For a platform in a network of your own, pass allowHttp: true.',
      });
    }
  },
);

test.each<Address>([
  { baseUrl: 'https://platform.example' },
  { baseUrl: 'http://localhost:8787' },
  { baseUrl: 'http://platform.localhost:8787' },
  { baseUrl: 'http://127.0.0.1:8787' },
  { baseUrl: 'http://[::1]:8787' },
  { baseUrl: 'http://platform:8787', allowHttp: true },
])('every part of the server calls %j', async (address) => {
  const { called, errors } = await callEach(address);
  expect([called.length, errors]).toEqual([4, []]);
  for (const url of called) expect(url).toMatch(`${address.baseUrl}/public/v1/`);
});

test.each([
  ['HTTPS://Platform.Example', 'https://platform.example'],
  [' https://platform.example/a/../b// ', 'https://platform.example/b'],
  ['https:\\\\platform.example\\b', 'https://platform.example/b'],
])('the address %j is called as a browser reads it', async (baseUrl, root) => {
  const { called } = await callEach({ baseUrl });
  expect(called).toHaveLength(4);
  for (const url of called) expect(url).toMatch(`${root}/public/v1/`);
});

test('an address that cannot be read is not quoted where it may hold a password', async () => {
  const { errors } = await callEach({ baseUrl: 'ada:s3cret@platform.example' });
  expect(errors).toHaveLength(4);
  expect(errors.map(String).join()).not.toContain('s3cret');
});

test('a webhook sender quotes its bearer in no error', async () => {
  const sender = createWebhookSender({ baseUrl: 'https://platform.example' });
  for (const send of [
    () => sender.pushMailA('mail-SECRET\nline2', {}),
    () => sender.pushApiConnector({ connectionId: 'c', apiKey: 'key-SECRET\u00a0' }, {}),
  ]) {
    const error: unknown = await send().catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'configuration' });
    expect(inspect(error)).not.toContain('SECRET');
  }
});

test('origins with a wildcard are refused, since they would never match', async () => {
  const errors: unknown[] = [];
  const handler = createTokenHandler({
    baseUrl: 'https://platform.example',
    apiKey: 'KEY',
    allowedOrigins: ['https://*.example.com'],
    authorize: () => null,
    onError: (error) => errors.push(error),
  });
  expect((await handler(tokenRequest({}))).status).toBe(500);
  expect(String(errors[0])).toContain('received "https://*.example.com"');
});
