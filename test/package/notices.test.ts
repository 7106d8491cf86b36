import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtFiles } from './builtFiles.ts';

const separator = '-'.repeat(80);

/** The notices of a folder of the build, by the name of the package. */
function noticesIn(folder: string): Map<string, string> {
  const text = readFileSync(join(folder, 'THIRD-PARTY-NOTICES.txt'), 'utf8');
  const notices = text.split(`${separator}\n`).slice(1);
  return new Map(notices.map((notice) => [notice.slice(0, notice.indexOf(' ')), notice]));
}

/** Texts in the built code that a package can't do without, as a sign that it is in there. */
const signs: Record<string, string> = {
  react: 'react.transitional.element',
  'react-dom': 'reactFiber$',
  '@xyflow/react': 'react-flow__node',
  '@tanstack/query-core': 'CancelledError',
  'highlight.js': 'hljs-',
  katex: 'katex-html',
  'd3-zoom': '__zoom',
  zustand: 'getInitialState',
};

test.each(Object.entries(signs))(
  'the browser build has the code of %s and its licence',
  (name, sign) => {
    const code = builtFiles('.js').filter((path) => path.startsWith('dist/browser/'));
    expect(code.some((path) => readFileSync(path, 'utf8').includes(sign))).toBe(true);
    const notice = noticesIn('dist/browser').get(name);
    const licence = ['LICENSE', 'LICENSE.md', 'LICENSE.txt', 'license']
      .map((file) => join('node_modules', name, file))
      .find((path) => existsSync(path));
    expect(notice).toContain(readFileSync(licence ?? '', 'utf8').trim());
  },
);

test('the modules come with the licences of what is inlined in them, and of nothing else', () => {
  const notices = noticesIn('dist');
  // The graph's style sheet contains that of React Flow; the worker's script contains d3-force.
  expect(notices.has('@xyflow/react')).toBe(true);
  expect(noticesIn('dist/browser').has('d3-force')).toBe(true);
  expect(notices.has('react')).toBe(false);
});

test('a notice names its package, version, licence and homepage', () => {
  expect(noticesIn('dist/browser').get('react')).toMatch(
    /^react \d+\.\d+\.\d+ \(MIT\)\nhttps:\/\/react\.dev\/\n\nMIT License/,
  );
});
