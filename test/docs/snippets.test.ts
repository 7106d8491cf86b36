import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { withSnippets } from '../../scripts/pageSnippets.ts';
import { sourceFiles } from '../sourceFiles.ts';

const pages = [
  'README.md',
  ...sourceFiles(['docs'], /\.md$/).filter((page) => !page.startsWith('docs/api/')),
];

/** Every name that the code on a page imports from the package, with its entry. */
const imports = pages.flatMap((page) => {
  const text = readFileSync(page, 'utf8');
  const code = [...text.matchAll(/^```tsx?\n([^]*?)^```/gm)].map(([, body = '']) => body);
  return code.flatMap((body) =>
    [...body.matchAll(/^import (?:type )?\{([^}]*)\} from '(brainstem[^']*)';/gm)].flatMap(
      ([, names = '', entry = '']) =>
        names
          .split(',')
          .map((name) => name.replace(/^\s*type /, '').trim())
          .filter((name) => name !== '')
          .map((name) => ({ page, name, entry })),
    ),
  );
});

test('the pages of the documentation import from the package', () => {
  expect(imports.length).toBeGreaterThan(30);
});

test.each(imports)('$page imports $name, which $entry exports', ({ name, entry }) => {
  expect(exportsOf(entry)).toMatch(new RegExp(`\\bexport .*\\b${name}\\b|^\\s+${name},?$`, 'm'));
});

test.each(pages.filter((page) => /^docs\/[\w-]+\.md$/.test(page)))(
  'the code that %s quotes is that of the repository: npm run snippets',
  async (page) => {
    const text = readFileSync(page, 'utf8');
    expect(await withSnippets(text)).toBe(text);
  },
);

/** The text that lists what an entry exports: its report, or of a single widget or language its source. */
function exportsOf(entry: string): string {
  const [, path] = /^brainstem\/((?:react|locales)\/.*)$/.exec(entry) ?? [];
  return path === undefined
    ? readFileSync(`api/${entry.replaceAll('/', '-')}.api.md`, 'utf8')
    : sourceOf(`src/${path}.ts`);
}

/** A source with those of the files that it exports whole. */
function sourceOf(file: string): string {
  const text = readFileSync(file, 'utf8');
  const inner = [...text.matchAll(/^export \* from '(.+)';$/gm)].map(([, path = '']) =>
    sourceOf(join(dirname(file), path)),
  );
  return [text, ...inner].join('\n');
}
