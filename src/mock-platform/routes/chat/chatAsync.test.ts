import { describe, expect, it } from 'vitest';
import { sendChatAsync } from '../../../contract/index.ts';
import { openPlatform, refusalOf } from '../../testing/openPlatform.ts';

const callback_url = 'https://partner.example/callback';

describe('chat/async', () => {
  it.each([
    ['completed with the answer', 'Which contracts end?', { status: 'completed' }],
    [
      'failed with the error',
      'fail',
      { status: 'failed', error: 'The knowledge graph could not be reached.' },
    ],
  ])('202 accepted, then a callback %s', async (_, message, expected) => {
    const received: unknown[] = [];
    const { platform, call } = await openPlatform({
      deliver: async (request) => {
        received.push([request.method, request.url, await request.json()]);
        return new Response(null, { status: 204 });
      },
    });
    const answer = await call(sendChatAsync, { json: { callback_url, message } });
    expect(answer.status).toBe(202);
    const accepted: unknown = await answer.json();
    expect(accepted).toMatchObject({ status: 'accepted' });
    await expect.poll(() => platform.callbacks[0]?.status).toBe(204);
    expect(received).toEqual([['POST', callback_url, platform.callbacks[0]?.body]]);
    expect(platform.callbacks[0]?.body).toMatchObject(expected);
  });

  it('records a callback that nobody received', async () => {
    const { platform, call } = await openPlatform({
      deliver: () => Promise.reject(new TypeError('unreachable')),
    });
    await call(sendChatAsync, { json: { callback_url, message: 'hi' } });
    await expect.poll(() => platform.callbacks).toHaveLength(1);
    expect(platform.callbacks[0]).not.toHaveProperty('status');
  });

  it.each([
    ['422 without callback_url', { message: 'hi' }, 422],
    [
      '422 for a callback_url without HTTPS',
      { message: 'hi', callback_url: 'http://x.example' },
      422,
    ],
    ['400 without user text', { callback_url }, 400],
  ])('%s', async (_, json, status) => {
    const { call } = await openPlatform();
    expect((await refusalOf(await call(sendChatAsync, { json })))[0]).toBe(status);
  });
});
