import type { Plugin } from 'vite';
import { expect, it } from 'vitest';
import { separateExports } from '../scripts/separateExports.ts';
import { buildInMemory, filesAtFirst } from './buildInMemory.ts';

const sources = {
  'entry.js': `export { open } from './open.js'; export { format } from './format.js';`,
  'open.js': `export const open = () => import('./later.js');`,
  'later.js': `import { format } from './format.js'; export const shown = format(1);`,
  'format.js': `export const format = (value) => 'formatted ' + value;`,
};

it('keeps what only a later part uses out of the start of a page that esbuild splits', async () => {
  expect(await loadedAtOnce([])).toContain('formatted');
  expect(await loadedAtOnce([separateExports()])).not.toContain('formatted');
});

/** All that a page loads at first which takes `open` from the built entry. */
async function loadedAtOnce(plugins: Plugin[]): Promise<string> {
  return (await filesAtFirst(await buildInMemory(sources, plugins), 'open')).join('\n');
}
