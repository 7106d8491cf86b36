import type { Plugin } from 'vite';
import { expect, it } from 'vitest';
import { shareFirstParts } from '../scripts/shareFirstParts.ts';
import { buildInMemory, filesAtFirst } from './buildInMemory.ts';

const sources = {
  'entry.js': `export { Widget } from './Widget.js'; export { useWidget } from './useWidget.js';`,
  'Widget.js': `
    import { format } from './format.js';
    import { state } from './state.js';
    import { draw } from './draw.js';
    export const Widget = () => [
      format(state()), draw(), import('./List.js'), import('./Help.js'), import('./follow.js'),
    ];`,
  'useWidget.js': `
    import { state } from './state.js';
    export const useWidget = () => [state(), import('./follow.js')];`,
  'List.js': `
    import { format } from './format.js';
    import { draw } from './draw.js';
    export const list = format(draw());`,
  'Help.js': `import { draw } from './draw.js'; export const help = draw();`,
  'follow.js': `import { state } from './state.js'; export const follow = () => state() + 1;`,
  'format.js': `export const format = (value) => 'formatted ' + value;`,
  'draw.js': `export const draw = () => 'drawn';`,
  'state.js': `export const state = () => 1;`,
};

it('leaves fewer chunks of what a page loads at first where esbuild splits it', async () => {
  expect(await chunksAtFirst([])).toBe(4);
  expect(await chunksAtFirst([shareFirstParts()])).toBe(3);
});

it('shares with the parts that only come with the widget', async () => {
  const built = await buildInMemory(sources, [shareFirstParts()]);
  expect(built.get('List.js')).toContain('Widget.shared.js');
  expect(built.get('Help.js')).toContain('Widget.shared.js');
  // A page with the hook alone loads this one, and must not load the widget with it.
  expect(built.get('follow.js')).not.toContain('Widget.shared.js');
  expect(built.get('Widget.js')).not.toContain('Widget.shared.js');
});

/** How many files a page loads at first that takes `Widget` from the built entry. */
async function chunksAtFirst(plugins: Plugin[]): Promise<number> {
  return (await filesAtFirst(await buildInMemory(sources, plugins), 'Widget')).length;
}
