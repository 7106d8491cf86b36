import { expect, test } from 'vitest';
import { approveFinding, listFindings, streamChat, uploadDocuments } from '../../contract/index.ts';
import { createMockPlatform } from '../../mock-platform/index.ts';
import { createClient } from '../createClient.ts';
import { isPlatformError } from '../errors/PlatformError.ts';
import { createStreamingUpload } from '../uploads/uploadTransport.ts';

/** A client of a reader, whose token is opaque to it, and the statuses that the platform answered. */
function openReader(told: readonly string[] | undefined) {
  const platform = createMockPlatform({ pace: 0 });
  const statuses: number[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('authorization', `Bearer ${await issued}`);
    const answer = await platform.fetch(input, { ...init, headers });
    statuses.push(answer.status);
    return answer;
  };
  const serviceActorId = platform.credentials.readOnlyServiceActorId;
  const issued = platform.issueToken({ serviceActorId });
  let scopes = told;
  let tokens = 0;
  const client = createClient({
    baseUrl: platform.credentials.baseUrl,
    fetch,
    upload: createStreamingUpload(fetch),
    getToken: () => {
      tokens += 1;
      return Promise.resolve({ token: `opaque-${tokens}`, ...(scopes && { scopes }) });
    },
  });
  return { client, statuses, tell: (next: readonly string[]) => (scopes = next) };
}

const approval = { params: { finding_id: 'any' }, body: {} };

async function scopeMissedBy(call: Promise<unknown>): Promise<string | undefined> {
  return call.then(
    () => undefined,
    (error: unknown) => (isPlatformError(error) ? error.missingScope : String(error)),
  );
}

test('a call whose scope the host told to be missing is refused before it is sent', async () => {
  const { client, statuses } = openReader(['brain:read']);
  await client.json(listFindings, {});
  expect(await scopeMissedBy(client.json(approveFinding, approval))).toBe('brain:write');
  const upload = { fields: {}, files: [new File(['a'], 'a.txt')] };
  expect(await scopeMissedBy(client.upload(uploadDocuments, upload))).toBe('connectors:write');
  expect(statuses).toEqual([200]);
});

test('while nothing is known the platform is asked, and its refusal teaches', async () => {
  const { client, statuses } = openReader(undefined);
  expect(client.access.getState().scopes).toBeUndefined();
  expect(await scopeMissedBy(client.json(approveFinding, approval))).toBe('brain:write');
  const message = { body: { message: 'hello' } };
  expect(await scopeMissedBy(client.stream(streamChat, message))).toBe('analytics:query');
  expect(client.access.getState().missing).toEqual(new Set(['brain:write', 'analytics:query']));
  expect(client.access.missingFor(streamChat)).toBe('analytics:query');
  // It may have been granted in the meantime, so that the platform is asked again.
  await scopeMissedBy(client.json(approveFinding, approval));
  expect(statuses).toEqual([403, 403, 403]);
});

test('a new token with scopes replaces what was learnt, and a sign-out forgets all', async () => {
  const { client, tell } = openReader(undefined);
  await scopeMissedBy(client.json(approveFinding, approval));
  tell(['brain:read', 'brain:write']);
  await client.tokens.renew('opaque-1');
  expect(client.access.isMissing('brain:write')).toBe(false);
  expect(client.access.isMissing('connectors:read')).toBe(true);
  client.tokens.logout();
  expect(client.access.getState()).toEqual({ scopes: undefined, missing: new Set() });
});
