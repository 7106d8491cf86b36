import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import {
  cancelChat,
  listMessages,
  listSessions,
  resumeChat,
  sendChat,
  streamChat,
  toolCallPart,
} from '../../../contract/index.ts';
import { openPlatform, refusalOf, type OpenedPlatform } from '../../testing/openPlatform.ts';
import { readStream, wordsOf } from '../../testing/readStream.ts';

const session_id = 'web-1';
const params = { session_id };
const deltaPart = v.object({ toolCallId: v.string(), argsTextDelta: v.string() });

async function ask({ call }: OpenedPlatform): Promise<string> {
  const answer = await call(streamChat, { json: { session_id, message: 'Please ASK ME first' } });
  const lines = await readStream(answer);
  const started = lines.find(([type]) => type === 'b')?.[1];
  return v.parse(v.object({ toolCallId: v.string() }), started).toolCallId;
}

function answerTo(tool_call_id: string): Record<string, unknown> {
  return { session_id, tool_call_id, tool_input: {}, result: 'Last quarter' };
}

describe('a pause for human input', () => {
  it('streams the call in b and c lines and ends with finishReason tool-calls', async () => {
    const { call } = await openPlatform();
    const lines = await readStream(await call(streamChat, { json: { message: 'ask me' } }));
    const json = lines
      .filter(([type]) => type === 'c')
      .map(([, value]) => v.parse(deltaPart, value).argsTextDelta)
      .join('');
    expect(JSON.parse(json)).toEqual({
      question: 'Which quarter should the supplier report cover?',
      options: ['This quarter', 'Last quarter', 'The whole year'],
    });
    expect(lines.at(-1)).toEqual(['d', { finishReason: 'tool-calls' }]);
  });

  it('is told by requiresAction and kept in the messages, so that it survives a refresh', async () => {
    const opened = await openPlatform();
    const toolCallId = await ask(opened);
    const stored = await opened.read(listMessages.response.schema, listMessages, { params });
    expect(stored).toMatchObject({ running: false, requiresAction: true });
    expect(stored.messages.at(-1)?.content.at(-1)).toMatchObject({
      type: 'tool-call',
      toolCallId,
      toolName: 'request_human_input',
    });
    const { sessions } = await opened.read(listSessions.response.schema, listSessions);
    expect(sessions[0]).toMatchObject({ requiresAction: true, running: false });
  });

  it('is not stopped by cancel, which finds no live run', async () => {
    const opened = await openPlatform();
    await ask(opened);
    const cancelled = await opened.read(cancelChat.response.schema, cancelChat, {
      json: { session_id },
    });
    expect(cancelled).toMatchObject({ cancelled: false, had_live_run: false });
    const stored = await opened.read(listMessages.response.schema, listMessages, { params });
    expect(stored.requiresAction).toBe(true);
  });
});

describe('chat/resume', () => {
  it('200: the turn goes on with the answer and is stored as one message', async () => {
    const opened = await openPlatform();
    const id = await ask(opened);
    const lines = await readStream(await opened.call(resumeChat, { json: answerTo(id) }));
    expect(wordsOf(lines)).toContain('I go on with **Last quarter**');
    expect(lines.at(-1)).toEqual(['d', { finishReason: 'stop' }]);
    const stored = await opened.read(listMessages.response.schema, listMessages, { params });
    expect(stored.requiresAction).toBe(false);
    expect(stored.messages).toHaveLength(2);
    expect(stored.messages[1]).toMatchObject({
      status: 'complete',
      content: [{ type: 'text' }, { type: 'tool-call', result: 'Last quarter' }, { type: 'text' }],
    });
  });

  it('works without a session id', async () => {
    const opened = await openPlatform();
    const json = { ...answerTo(await ask(opened)), session_id: undefined };
    expect((await opened.call(resumeChat, { json })).status).toBe(200);
  });

  it('409 for a second answer', async () => {
    const opened = await openPlatform();
    const id = await ask(opened);
    await (await opened.call(resumeChat, { json: answerTo(id) })).text();
    const again = await opened.call(resumeChat, { json: answerTo(id) });
    expect((await refusalOf(again))[0]).toBe(409);
  });

  it('409 once other words were sent in place of an answer', async () => {
    const opened = await openPlatform();
    const id = await ask(opened);
    await opened.call(sendChat, { json: { session_id, message: 'Never mind' } });
    const stored = await opened.read(listMessages.response.schema, listMessages, { params });
    expect(stored.requiresAction).toBe(false);
    const late = await opened.call(resumeChat, { json: answerTo(id) });
    expect((await refusalOf(late))[0]).toBe(409);
  });

  it('404 for an unknown tool call', async () => {
    const { call } = await openPlatform();
    expect((await refusalOf(await call(resumeChat, { json: answerTo('none') })))[0]).toBe(404);
  });

  it('404 for the tool call of another actor', async () => {
    const opened = await openPlatform();
    const id = await ask(opened);
    const serviceActorId = opened.platform.credentials.otherServiceActorId;
    const bearer = await opened.platform.issueToken({ serviceActorId });
    const answer = await opened.call(resumeChat, { bearer, json: answerTo(id) });
    expect((await refusalOf(answer))[0]).toBe(404);
  });

  it.each(['tool_call_id', 'tool_input', 'result'])('422 without %s', async (field) => {
    const { call } = await openPlatform();
    const json = Object.fromEntries(
      Object.entries(answerTo('x')).filter(([name]) => name !== field),
    );
    expect((await refusalOf(await call(resumeChat, { json })))[0]).toBe(422);
  });

  it('answers the question that waits in the default seed', async () => {
    const { call, read } = await openPlatform();
    const { sessions } = await read(listSessions.response.schema, listSessions);
    const waiting = sessions.find(({ requiresAction }) => requiresAction)?.sessionId ?? '';
    const sent = { params: { session_id: waiting } };
    const { messages } = await read(listMessages.response.schema, listMessages, sent);
    const { toolCallId } = v.parse(toolCallPart, messages.at(-1)?.content.at(-1));
    const json = { tool_call_id: toolCallId, tool_input: {}, result: { answer: 'Give notice' } };
    const lines = await readStream(await call(resumeChat, { json }));
    expect(wordsOf(lines)).toContain('**Give notice**');
  });
});
