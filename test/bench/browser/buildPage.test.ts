import { expect, test } from 'vitest';
import { buildPage } from './buildPage.ts';

test('a page of a benchmark has the kit’s colours, which a build for older browsers takes away', async () => {
  const { files } = await buildPage('pages/brainOurs.tsx');
  const sheet = String(files.get('/page.css'));
  expect(sheet).toMatch(/--_text: *var\(--brainstem-text, *light-dark\(/);
  expect(sheet).not.toContain('--lightningcss-light');
});
