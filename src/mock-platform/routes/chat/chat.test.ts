import { describe, expect, it } from 'vitest';
import { listMessages, listSessions, sendChat, streamChat } from '../../../contract/index.ts';
import { holdWait } from '../../testing/holdWait.ts';
import { openPlatform, refusalOf } from '../../testing/openPlatform.ts';
import { readStream, readUntil, wordsOf } from '../../testing/readStream.ts';

const session_id = 'web-1';
const params = { session_id };

describe('chat/stream', () => {
  it('200: data-stream v1 of text lines that ends with finishReason stop', async () => {
    const { call } = await openPlatform();
    const answer = await call(streamChat, {
      json: { session_id, message: 'Which contracts end?' },
    });
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(answer.headers.get('x-mock-ai-data-stream')).toBe('v1');
    const lines = await readStream(answer);
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.at(-1)).toEqual(['d', { finishReason: 'stop' }]);
    expect(wordsOf(lines)).toContain('**C-1987, Saltmarsh Fisheries** ends on 31 December');
  });

  it('stores what it streamed, the finished answer with status complete', async () => {
    const { call, read } = await openPlatform();
    const answer = await call(streamChat, { json: { session_id, message: ' What do we sell? ' } });
    const text = wordsOf(await readStream(answer));
    const { messages, preview } = await read(listMessages.response.schema, listMessages, {
      params,
    });
    expect(preview).toBe('What do we sell?');
    const [question, reply] = messages.map(({ id }) => id);
    expect(messages).toEqual([
      { id: question, role: 'user', content: [{ type: 'text', text: 'What do we sell?' }] },
      { id: reply, role: 'assistant', content: [{ type: 'text', text }], status: 'complete' },
    ]);
  });

  it('takes the last user text of messages', async () => {
    const { call } = await openPlatform();
    const messages = [
      { role: 'user', content: 'first' },
      { role: 'user', content: [{ type: 'text', text: 'zebra' }] },
      { role: 'assistant', content: 'no' },
    ];
    const answer = await call(streamChat, { json: { messages } });
    expect(wordsOf(await readStream(answer))).toContain('“zebra”');
  });

  it.each([
    ['400 for a body that is no JSON', { raw: '{"message": ' }, 400],
    ['400 without user text or attachments', { json: { session_id } }, 400],
    ['400 for white space alone', { json: { message: ' \n ' } }, 400],
    [
      '400 for an attachment that no upload made',
      { json: { attachments: [{ storage_key: 'x' }] } },
      400,
    ],
    ['422 for a message that is no string', { json: { message: 7 } }, 422],
    ['422 for an attachment without storage_key', { json: { attachments: [{}] } }, 422],
    ['422 for a body that is no object', { json: ['hi'] }, 422],
    ['422 for an empty session_id', { json: { message: 'hi', session_id: '' } }, 422],
  ])('%s', async (_, sent, status) => {
    const { call } = await openPlatform();
    expect((await refusalOf(await call(streamChat, sent)))[0]).toBe(status);
  });

  it('409 for a second message while a run is under way', async () => {
    const { call } = await openPlatform({ wait: holdWait().wait, pace: 1 });
    await call(streamChat, { json: { session_id, message: 'one' } });
    const second = await call(streamChat, { json: { session_id, message: 'two' } });
    expect((await refusalOf(second))[0]).toBe(409);
  });

  it('lets a message follow as soon as the last line was read', async () => {
    const { call } = await openPlatform();
    for (const message of ['one', 'two', 'three']) {
      const lines = await readStream(await call(streamChat, { json: { session_id, message } }));
      expect(lines.at(-1)).toEqual(['d', { finishReason: 'stop' }]);
    }
  });

  it('goes on when the client leaves, and stores the whole answer', async () => {
    const { wait, release } = holdWait();
    const { call, read } = await openPlatform({ wait, pace: 1 });
    const leaving = new AbortController();
    const { signal } = leaving;
    const answer = await call(streamChat, { json: { session_id, message: 'contracts' }, signal });
    release(3);
    const reader = answer.body?.getReader();
    if (reader === undefined) throw new Error('no body');
    await readUntil(reader, 'knowledge');
    leaving.abort();
    await expect(reader.read()).rejects.toThrow();
    const during = await read(listMessages.response.schema, listMessages, { params });
    expect(during).toMatchObject({ running: true, messages: [{ role: 'user' }] });
    release(1000);
    await expect
      .poll(() => read(listMessages.response.schema, listMessages, { params }))
      .toMatchObject({ running: false, messages: [{}, { status: 'complete' }] });
  });
});

describe('the name of a session', () => {
  it('is the platform’s own from the first message on; both names work', async () => {
    const { call, read } = await openPlatform({ seed: 'empty' });
    await (await call(streamChat, { json: { session_id, message: 'one' } })).text();
    const { sessions } = await read(listSessions.response.schema, listSessions);
    const own = sessions[0]?.sessionId ?? '';
    expect(own).toMatch(/^session-[0-9a-f-]{36}$/);
    await (await call(streamChat, { json: { threadId: own, message: 'two' } })).text();
    for (const id of [own, session_id]) {
      const sent = { params: { session_id: id } };
      const stored = await read(listMessages.response.schema, listMessages, sent);
      expect(stored.sessionId).toBe(own);
      expect(stored.messages).toHaveLength(4);
    }
  });
});

describe('chat', () => {
  it('200: the whole answer and the session’s own id', async () => {
    const { read } = await openPlatform();
    const json = { session_id, message: 'Who leads Purchasing?' };
    const answer = await read(sendChat.response.schema, sendChat, { json });
    expect(answer.answer).toContain('**Purchasing**, led by Tomás Ferreira');
    expect(answer.session_id).toMatch(/^session-/);
  });

  it('503 when the run fails', async () => {
    const { call } = await openPlatform();
    const answer = await call(sendChat, { json: { message: 'please fail' } });
    expect((await refusalOf(answer))[0]).toBe(503);
  });
});
