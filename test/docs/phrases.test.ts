import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import script from '../../src/mock-platform/assistant/script.json' with { type: 'json' };

test('the page about testing lists the phrases that steer the mock’s assistant, in their order', () => {
  const page = readFileSync('docs/testing.md', 'utf8');
  const [, section = ''] = /\n## Steer the assistant\n([^]*?)\n## /.exec(page) ?? [];
  const rows = [...section.matchAll(/^\| `([^`]+)` +\| (.*?) +\|$/gm)];
  expect(rows.map(([, phrase, does]) => ({ phrase, does }))).toEqual(
    script.phrases.map(({ phrase, does }) => ({ phrase, does })),
  );
});
