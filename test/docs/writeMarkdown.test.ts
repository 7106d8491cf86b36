import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withoutSiteParts } from '../../docs/.vitepress/build/writeMarkdown.ts';
import { sourceFiles } from '../sourceFiles.ts';

test('the Markdown of a page keeps its code and leaves out live widgets', () => {
  const code = '```tsx\n<Chat className="mt-4" />\n```\n';
  const page = `---\ntitle: Chat\n---\n\n# Chat\n\n<LiveWidget name="chat" />\n\n${code}`;
  expect(withoutSiteParts(page)).toBe(`# Chat\n\n${code}`);
});

test.each(sourceFiles(['docs'], /\.md$/))('%s keeps every block of code', (path) => {
  const text = readFileSync(path, 'utf8');
  const blocks = (page: string) => page.match(/^```[^]*?^```$/gm) ?? [];
  expect(blocks(withoutSiteParts(text))).toEqual(blocks(text));
});
