import { describe, expect, test } from 'vitest';
import { exportJson, exportMarkdown, messageMarkdown } from './exportConversation.ts';
import type { ThreadMessage } from '../../core/messages/threadMessage.ts';

const words = { you: 'You', assistant: 'Assistant', sources: 'Sources' };

const messages: readonly ThreadMessage[] = [
  {
    key: 'a',
    role: 'user',
    state: 'complete',
    parts: [{ type: 'text', text: 'Who *supplies* <b>cod</b>?' }],
    attachments: [{ storage_key: 'k', name: 'list.csv' }],
  },
  {
    key: 'b',
    role: 'assistant',
    state: 'complete',
    attachments: [],
    parts: [
      { type: 'reasoning', text: 'Let me think.' },
      {
        type: 'tool-call',
        toolCallId: 't',
        toolName: 'search',
        args: { query: 'a `b`' },
        result: { value: 3 },
      },
      { type: 'text', text: '\n```ts\nconst a = 1;\n```\n' },
      { type: 'source', id: 's', url: 'https://a.example/x', title: 'List [1]' },
      { type: 'unknown' },
    ],
  },
];

describe('exportMarkdown', () => {
  test('keeps words and code as they are, folds tools to a line, and links sources', () => {
    expect(exportMarkdown(messages, words)).toBe(`## You

Who *supplies* <b>cod</b>?

- list.csv

## Assistant

> search: \`\` {"query":"a \`b\`"} \`\` → \`3\`

\`\`\`ts
const a = 1;
\`\`\`

Sources:

1. [List \\[1\\]](<https://a.example/x>)
`);
  });
});

describe('exportJson', () => {
  test('holds what is shown, and reads back', () => {
    const read: unknown = JSON.parse(exportJson(messages));
    expect(read).toMatchObject({
      messages: [
        { role: 'user', attachments: [{ name: 'list.csv' }] },
        { role: 'assistant', parts: [{ type: 'reasoning' }, { toolName: 'search' }, {}, {}] },
      ],
    });
    expect(JSON.stringify(read)).not.toContain('"key"');
  });
});

test('a message is copied with the sources that its citations number', () => {
  const source = (id: string) => ({ type: 'source', id, url: `https://${id}.example/` }) as const;
  const parts = [
    { type: 'text', text: 'Late [2].' } as const,
    { ...source('a'), title: 'Log' },
    { ...source('b'), title: undefined },
  ];
  expect(messageMarkdown(parts, words)).toBe(
    'Late [2].\n\nSources:\n\n1. [Log](<https://a.example/>)\n2. [https://b.example/](<https://b.example/>)',
  );
  expect(messageMarkdown([{ type: 'text', text: 'Late.' }], words)).toBe('Late.');
});
