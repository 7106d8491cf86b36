import { describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import {
  listMessages,
  resumeChat,
  sendChat,
  streamChat,
  uploadedFile,
  uploadFile,
} from '../../contract/index.ts';
import { openPlatform, type OpenedPlatform } from '../testing/openPlatform.ts';
import { readStream, wordsOf } from '../testing/readStream.ts';
import type { Assistant } from '../index.ts';
import { answerPrompt } from './answerPrompt.ts';
import { textDeltas } from '../state/chat/startRun.ts';

const session_id = 'web-1';

async function upload({ call }: OpenedPlatform, file: File): Promise<string> {
  const raw = new FormData();
  raw.set('session_id', session_id);
  raw.set('file', file);
  const answer = await call(uploadFile, { raw });
  return v.parse(uploadedFile, await answer.json()).storage_key;
}

async function ask({ read }: OpenedPlatform, json: Record<string, unknown>): Promise<string> {
  const body = { json: { session_id, ...json } };
  return (await read(sendChat.response.schema, sendChat, body)).answer;
}

it.each([
  [{ message: 'Who is in FIRST.csv?' }, 'I read “first.csv” (7 bytes).'],
  [
    { message: 'What do the files hold?' },
    'I read “first.csv” (7 bytes), “second.txt” (1025 bytes).',
  ],
  [{ message: 'Hello' }, 'You wrote: “Hello”'],
])('reads files of the session by their name, or as files: %j', async (json, answer) => {
  const opened = await openPlatform();
  await upload(opened, new File(['a,b\n1,2'], 'first.csv'));
  await upload(opened, new File(['x'.repeat(1025)], 'second.txt'));
  expect(await ask(opened, json)).toContain(answer);
});

it('reads a file that came along, and no other', async () => {
  const opened = await openPlatform();
  await upload(opened, new File(['word'], 'second.txt'));
  const storage_key = await upload(opened, new File(['a,b\n1,2'], 'first.csv'));
  expect(await ask(opened, { attachments: [{ storage_key }] })).toBe(
    'I read “first.csv” (7 bytes).',
  );
});

describe('an assistant of the host’s own', () => {
  it('is asked with the words and files, and leaves to the script what it has no steps for', async () => {
    const assistant = vi.fn<Assistant>(({ text }) => (text === 'Hi' ? ['Hello.'] : undefined));
    const opened = await openPlatform({ assistant });
    const storage_key = await upload(opened, new File(['word'], 'note.txt'));
    expect(await ask(opened, { message: 'Hi', attachments: [{ storage_key }] })).toBe('Hello.');
    expect(await ask(opened, { message: 'How are sales?' })).toContain('Marlow Markets');
    const file = { name: 'note.txt', contentType: 'application/octet-stream', size: 4 };
    const organisation = 'Tidewater Foods';
    expect(assistant.mock.calls).toEqual([
      [{ text: 'Hi', files: [file], organisation }],
      [{ text: 'How are sales?', files: [], organisation }],
    ]);
  });

  it('calls a tool, and goes on with its result', async () => {
    const { call } = await openPlatform({
      assistant: ({ answered }) =>
        answered === undefined
          ? [{ type: 'tool-call', toolName: 'get_stock', args: { product: 'cod' } }]
          : [`There are ${String(answered.result)} of ${answered.toolName}.`],
    });
    const [begun] = await readStream(
      await call(streamChat, { json: { session_id, message: 'Hi' } }),
    );
    const { toolCallId: tool_call_id } = v.parse(v.object({ toolCallId: v.string() }), begun?.[1]);
    const json = { session_id, tool_call_id, tool_input: {}, result: 7 };
    const lines = await readStream(await call(resumeChat, { json }));
    expect(wordsOf(lines)).toBe('There are 7 of get_stock.');
  });

  it('fails the turn when it throws', async () => {
    const { call } = await openPlatform({
      assistant: () => {
        throw new Error('no idea');
      },
    });
    const lines = await readStream(await call(streamChat, { json: { message: 'Hi' } }));
    expect(lines).toEqual([['d', { finishReason: 'error' }]]);
  });
});

describe('steering phrases', () => {
  it('"fail" says something, and ends with the documented finishReason error', async () => {
    const { call } = await openPlatform();
    const lines = await readStream(await call(streamChat, { json: { message: 'Now FAIL.' } }));
    expect(wordsOf(lines)).not.toBe('');
    expect(lines.map(([type]) => type)).not.toContain('3');
    expect(lines.at(-1)).toEqual(['d', { finishReason: 'error' }]);
  });

  it.each(['length', 'content-filter', 'other'])(
    '"end with %s" says something, and ends with that finishReason and no complete message',
    async (finishReason) => {
      const { call, read } = await openPlatform();
      const json = { session_id, message: `Please end with ${finishReason}.` };
      const lines = await readStream(await call(streamChat, { json }));
      expect(wordsOf(lines)).not.toBe('');
      expect(lines.at(-1)).toEqual(['d', { finishReason }]);
      const params = { session_id };
      const stored = await read(listMessages.response.schema, listMessages, { params });
      expect(stored.messages.at(-1)).not.toHaveProperty('status');
    },
  );

  it('"say nothing" ends without a word, and stores no answer', async () => {
    const { call, read } = await openPlatform();
    const json = { session_id, message: 'say nothing' };
    const lines = await readStream(await call(streamChat, { json }));
    expect(lines).toEqual([['d', { finishReason: 'stop' }]]);
    const params = { session_id };
    const stored = await read(listMessages.response.schema, listMessages, { params });
    expect(stored.messages.map(({ role }) => role)).toEqual(['user']);
  });

  it('"use tool" calls a tool with arguments and shows its result', async () => {
    const { call } = await openPlatform();
    const lines = await readStream(await call(streamChat, { json: { message: 'use tool' } }));
    const types = lines.map(([type]) => type).filter((type, at, all) => type !== all[at - 1]);
    expect(types).toEqual(['0', 'b', 'c', 'a', '0', 'd']);
  });

  it('"show markdown" shows headings, tables, code, lists, math and links', async () => {
    const answer = await ask(await openPlatform(), { message: 'show markdown' });
    for (const piece of ['# Heading', '|:--|', '```sql', '   - a point', '$$', '](https://']) {
      expect(answer).toContain(piece);
    }
  });

  it('"run long" takes about a minute at a pace of 1', () => {
    const said = answerPrompt({ text: 'run long', files: [], organisation: '' });
    const deltas = said.flatMap((step) => textDeltas(typeof step === 'string' ? step : ''));
    const time = deltas.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
    expect(time).toBeGreaterThan(55_000);
    expect(time).toBeLessThan(70_000);
  });

  it.each(['failure is no option', 'task me', 'asked me'])(
    '"%s" holds no whole phrase and steers nothing',
    async (message) => {
      const { call } = await openPlatform();
      const lines = await readStream(await call(streamChat, { json: { message } }));
      expect(lines.at(-1)).toEqual(['d', { finishReason: 'stop' }]);
    },
  );
});

describe('any other question', () => {
  it('is answered from the organisation’s world', async () => {
    const answer = await ask(await openPlatform(), { message: 'How are sales?' });
    expect(answer).toContain('| Marlow Markets | 1,284,000 | +6.1% |');
  });

  it('or taken up in words that markdown leaves alone', async () => {
    const answer = await ask(await openPlatform(), { message: '*zebra* <b>' });
    expect(answer).toContain('“\\*zebra\\* \\<b\\>”');
  });
});

describe('text deltas', () => {
  it.each(['', ' ', 'one', '  lead and trail \n\n', 'a\n\n| b | c |\n|---|---|\n'])(
    'join to the text %j',
    (text) => {
      expect(
        textDeltas(text)
          .map((delta) => delta.text)
          .join(''),
      ).toBe(text);
    },
  );
});
