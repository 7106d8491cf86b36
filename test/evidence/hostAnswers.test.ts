import { QueryClient } from '@tanstack/query-core';
import { expect, test } from 'vitest';
import { createMockPlatform } from '../../src/mock-platform/index.ts';
import { evidenceQuery } from '../../src/query/index.ts';
import { createPlatformClient, type PlatformClientOptions } from '../platformClient.ts';

/** Returns what the panel makes of a host's answer, which its types wouldn't allow. */
async function read(answer: unknown): Promise<unknown> {
  const options: PlatformClientOptions = {};
  Object.assign(options, { resolveSource: () => answer });
  const client = createPlatformClient(createMockPlatform(), options);
  const found = await new QueryClient().query(evidenceQuery(client, { kind: 'source', id: 'a' }));
  return JSON.parse(JSON.stringify(found));
}

test('fields of another type are left out, and long texts are cut', async () => {
  const related = [
    { kind: 'node', id: 'n', title: 'Node', more: 1 },
    { kind: 'person', id: 'p' },
    'node',
    null,
    { kind: 'source', id: 7, url: 'https://a.example/' },
  ];
  expect(
    await read({ title: 3, excerpt: 'x'.repeat(30_000), page: 12, url: ['a'], related, more: {} }),
  ).toEqual({
    excerpt: `${'x'.repeat(20_000)}…`,
    page: 12,
    related: [
      { kind: 'node', id: 'n', title: 'Node' },
      { kind: 'source', url: 'https://a.example/' },
    ],
  });
});

test('a text is not cut in the middle of a character, and a link is not cut at all', async () => {
  const longest = `https://a.example/${'x'.repeat(7_982)}`;
  const related = [
    { kind: 'node', title: `${'x'.repeat(499)}👍🏽` },
    { kind: 'node', url: longest },
    { kind: 'node', url: `${longest}x` },
  ];
  expect(await read({ related })).toHaveProperty('related', [
    { kind: 'node', title: `${'x'.repeat(499)}…` },
    { kind: 'node', url: longest },
    { kind: 'node' },
  ]);
});

test('no more than 100 references lead on', async () => {
  const related = Array.from({ length: 500 }, (_, index) => ({ kind: 'node', id: `n-${index}` }));
  expect(await read({ related })).toHaveProperty('related.length', 100);
});

test('null means that there is nothing, and a plain text is a mistake that is told', async () => {
  expect(await read(null)).toBeNull();
  await expect(read('a passage')).rejects.toThrow(/resolveSource returned a string/);
});
