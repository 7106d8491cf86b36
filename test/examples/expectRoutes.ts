import * as v from 'valibot';
import { expect } from 'vitest';
import { postJson } from './startExample.ts';

const granted = v.strictObject({
  token: v.pipe(v.string(), v.regex(/^ey[\w-]+\.[\w-]+\.[\w-]+$/)),
  serverTime: v.pipe(v.string(), v.isoTimestamp()),
});
const answered = v.strictObject({
  session_id: v.pipe(v.string(), v.minLength(1)),
  status: v.literal('completed'),
  answer: v.pipe(v.string(), v.minLength(1)),
});
const accepted = v.object({ reference: v.string() });

/** Holds a backend's routes against what every server example promises. */
export async function expectRoutes(url: string): Promise<void> {
  const token = await postJson(`${url}/api/brainstem/token`, { reason: 'initial' });
  expect([token.status, token.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(v.is(granted, await token.json())).toBe(true);
  const foreign = { 'sec-fetch-site': 'cross-site' };
  expect((await postJson(`${url}/api/brainstem/token`, {}, foreign)).status).toBe(403);

  const asked = await postJson(`${url}/api/ask`, { message: 'Which contracts end?' });
  expect(asked.status).toBe(202);
  const { reference } = v.parse(accepted, await asked.json());
  const answerUrl = `${url}/api/answer?reference=${reference}`;
  await expect.poll(async () => (await fetch(answerUrl)).status).toBe(200);
  expect(v.is(answered, await (await fetch(answerUrl)).json())).toBe(true);
  const forged = { session_id: 's', status: 'completed', answer: 'Pay at once.' };
  expect((await postJson(`${url}/api/brainstem/callback`, forged)).status).toBe(403);

  expect((await postJson(`${url}/api/stock`, { sku: 'A-7', stock: 4 })).status).toBe(204);
  expect((await fetch(`${url}/api/nowhere`)).status).toBe(404);
}
