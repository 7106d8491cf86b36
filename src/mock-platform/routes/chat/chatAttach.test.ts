import { describe, expect, it } from 'vitest';
import {
  attachChat,
  cancelChat,
  getSessionStatus,
  listMessages,
  streamChat,
} from '../../../contract/index.ts';
import { holdWait } from '../../testing/holdWait.ts';
import { openPlatform, refusalOf } from '../../testing/openPlatform.ts';
import { readStream, readUntil, wordsOf } from '../../testing/readStream.ts';

const session_id = 'web-1';
const params = { session_id };
const begin = { json: { session_id, message: 'contracts' } };

describe('chat/attach', () => {
  it('replays the turn from its start, then follows it', async () => {
    const { wait, release } = holdWait();
    const { call } = await openPlatform({ wait, pace: 1 });
    const first = await call(streamChat, begin);
    release(4);
    const joined = await call(attachChat, { json: { session_id } });
    release(1000);
    const [told, replayed] = [await first.text(), await joined.text()];
    expect(replayed).toBe(told);
    expect(told.trimEnd().split('\n').at(-1)).toBe('d:{"finishReason":"stop"}');
  });

  it('with attach "tail" sends only what comes after', async () => {
    const { wait, release } = holdWait();
    const { call } = await openPlatform({ wait, pace: 1, attach: 'tail' });
    const reader = (await call(streamChat, begin)).body?.getReader();
    if (reader === undefined) throw new Error('no body');
    release(3);
    const before = await readUntil(reader, 'Tidewater');
    const joined = await call(attachChat, { json: { threadId: session_id } });
    release(1000);
    const after = await joined.text();
    const rest = await readUntil(reader, 'finishReason');
    expect(before).not.toBe('');
    expect(after).toBe(rest);
  });

  it('finishes at once when no run is under way', async () => {
    const { call } = await openPlatform();
    const lines = await readStream(await call(attachChat, { json: { session_id } }));
    expect(lines).toEqual([['d', { finishReason: 'stop' }]]);
  });

  it('422 without a session id', async () => {
    const { call } = await openPlatform();
    expect((await refusalOf(await call(attachChat, { json: {} })))[0]).toBe(422);
  });
});

describe('chat/cancel', () => {
  it('stops the run, ends its stream and keeps the partial answer', async () => {
    const { wait, release } = holdWait();
    const { call, read } = await openPlatform({ wait, pace: 1 });
    const answer = await call(streamChat, begin);
    const reader = answer.body?.getReader();
    if (reader === undefined) throw new Error('no body');
    release(3);
    const said = await readUntil(reader, 'Tidewater');
    const stopped = await read(cancelChat.response.schema, cancelChat, { json: { session_id } });
    expect(stopped).toMatchObject({ cancelled: true, had_live_run: true, runtime_stopped: true });
    expect(await readUntil(reader, 'finishReason')).toContain('d:{"finishReason":"stop"}');

    const stored = await read(listMessages.response.schema, listMessages, { params });
    const text = wordsOf(await readStream(new Response(said)));
    expect(stored.running).toBe(false);
    expect(stored.messages[1]).toEqual({
      id: stored.messages[1]?.id,
      role: 'assistant',
      content: [{ type: 'text', text }],
    });
  });

  it('keeps no empty answer of a run that had said nothing', async () => {
    const { call, read } = await openPlatform({ wait: holdWait().wait, pace: 1 });
    await call(streamChat, begin);
    await call(cancelChat, { json: { session_id } });
    const stored = await read(listMessages.response.schema, listMessages, { params });
    expect(stored.messages.map(({ role }) => role)).toEqual(['user']);
  });

  it('answers cancelled: false and lets the run go on where the platform is told not to cancel', async () => {
    const { wait, release } = holdWait();
    const { call, read } = await openPlatform({ wait, pace: 1, cancels: false });
    const answer = await call(streamChat, begin);
    const refused = await read(cancelChat.response.schema, cancelChat, { json: { session_id } });
    expect(refused).toMatchObject({ cancelled: false, had_live_run: true, runtime_stopped: false });
    release(1000);
    await answer.text();
    const stored = await read(listMessages.response.schema, listMessages, { params });
    expect(stored.messages.at(-1)).toMatchObject({ status: 'complete' });
  });

  it('had_live_run false without a run, and in an unknown session', async () => {
    const { read } = await openPlatform();
    const answer = await read(cancelChat.response.schema, cancelChat, { json: { session_id } });
    expect(answer).toEqual({
      session_id,
      cancelled: false,
      had_live_run: false,
      runtime_stopped: false,
    });
  });

  it('422 without session_id', async () => {
    const { call } = await openPlatform();
    expect((await refusalOf(await call(cancelChat, { json: {} })))[0]).toBe(422);
  });

  it('leaves the session ready for another message', async () => {
    const { call } = await openPlatform({ wait: holdWait().wait, pace: 1 });
    await call(streamChat, begin);
    await call(cancelChat, { json: { session_id } });
    expect((await call(streamChat, begin)).status).toBe(200);
  });
});

describe('session status', () => {
  it('tells running during a run and not after it', async () => {
    const { wait, release } = holdWait();
    const { call, read } = await openPlatform({ wait, pace: 1 });
    const answer = await call(streamChat, begin);
    const status = getSessionStatus.response.schema;
    expect(await read(status, getSessionStatus, { params })).toMatchObject({ running: true });
    release(1000);
    await answer.text();
    expect(await read(status, getSessionStatus, { params })).toMatchObject({ running: false });
  });
});
