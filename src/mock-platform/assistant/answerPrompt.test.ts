import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import {
  listMessages,
  sendChat,
  streamChat,
  uploadedFile,
  uploadFile,
} from '../../contract/index.ts';
import { openPlatform, type OpenedPlatform } from '../testing/openPlatform.ts';
import { readStream, wordsOf } from '../testing/readStream.ts';
import { textDeltas } from './deltas.ts';
import { longAnswer } from './longAnswer.ts';

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

async function tellAbout(file: File): Promise<string> {
  const opened = await openPlatform();
  const storage_key = await upload(opened, file);
  return ask(opened, { attachments: [{ storage_key }] });
}

/** The first bytes of a PNG of 640 by 480. */
function pngFile(): File {
  const bytes = new Uint8Array(24);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, 640);
  view.setUint32(20, 480);
  return new File([bytes], 'store.png', { type: 'image/png' });
}

describe('an attached file', () => {
  it('CSV: rows without the header, columns, first rows and figures', async () => {
    const text = 'id,name,price\n1,"Oats, rolled",2.5\n2,"Line\nbreak",4\n3,A|B,1\n';
    const answer = await tellAbout(new File([text], 'prices.csv', { type: 'text/csv' }));
    expect(answer).toContain('**3 rows** and **3 columns**: `id`, `name`, `price`.');
    expect(answer).toContain(
      '| 1 | Oats, rolled | 2.5 |\n| 2 | Line break | 4 |\n| 3 | A\\|B | 1 |',
    );
    expect(answer).toContain('`price` runs from 1 to 4, with a mean of 2.5 and a sum of 7.5.');
  });

  it('CSV is known by its name when the browser gives no type', async () => {
    expect(await tellAbout(new File(['a;b\n1;2'], 'x.CSV'))).toContain(
      '**1 row** and **2 columns**',
    );
  });

  it('text: words, lines and the most frequent words', async () => {
    const text = 'Berries come late.\nThe berries were late again,\nberries!\n';
    const answer = await tellAbout(new File([text], 'note.md', { type: 'text/markdown' }));
    expect(answer).toContain('**9 words** in **3 lines**');
    expect(answer).toContain('- berries: 3\n- late: 2\n');
  });

  it.each([
    ['an object', '{"name":1,"list":[]}', 'an object with: `name`, `list`.'],
    ['a list', '[{"id":1},{"id":2}]', 'a list of **2 items**. The first has: `id`.'],
    ['broken JSON', '{', 'It is not valid JSON.'],
  ])('JSON: %s', async (_, text, expected) => {
    const answer = await tellAbout(new File([text], 'data.json', { type: 'application/json' }));
    expect(answer).toContain(expected);
  });

  it('image: type, size and the dimensions of a PNG', async () => {
    expect(await tellAbout(pngFile())).toContain(
      'An image of type `image/png` and 24 bytes, 640 × 480 pixels.',
    );
    const gif = new File(['GIF89a'], 'a.gif', { type: 'image/gif' });
    expect(await tellAbout(gif)).toContain('An image of type `image/gif` and 6 bytes.');
  });

  it('anything else: name, type and size', async () => {
    const answer = await tellAbout(new File([new Uint8Array(1536)], 'plan.bin'));
    expect(answer).toContain('# plan.bin');
    expect(answer).toContain('`application/octet-stream` and 1.5 KB');
  });

  it('a large table is described by its start', async () => {
    const row = `${'x'.repeat(99)},1\n`;
    const file = new File(['name,count\n', row.repeat(50_000)], 'large.csv');
    expect(await tellAbout(file)).toContain('I read the first 4 MB.');
  });

  it('is found again later in the session, by its name or as a file', async () => {
    const opened = await openPlatform();
    await upload(opened, new File(['a,b\n1,2'], 'first.csv'));
    await upload(opened, new File(['word'], 'second.txt'));
    expect(await ask(opened, { message: 'Who is in FIRST.csv?' })).not.toContain('second.txt');
    const both = await ask(opened, { message: 'What do the files hold?' });
    expect(both).toContain('# first.csv');
    expect(both).toContain('# second.txt');
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
    const time = textDeltas(longAnswer()).reduce((sum, { milliseconds }) => sum + milliseconds, 0);
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
