import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

const packed = v.tuple([v.object({ files: v.array(v.object({ path: v.string() })) })]);

const paths = packedPaths();

test('the package ships its changelog, licence, readme, guides and third-party notices', () => {
  expect(paths).toEqual(
    expect.arrayContaining([
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'SKILL.md',
      'docs/quick-start.md',
      'docs/widgets/chat.md',
      'dist/THIRD-PARTY-NOTICES.txt',
      'dist/browser/THIRD-PARTY-NOTICES.txt',
    ]),
  );
  expect(
    paths.filter((path) => !/^(dist\/|docs\/|[A-Z]+(\.md)?$|package\.json$)/.test(path)),
  ).toEqual([]);
});

test('README.md and SKILL.md link and name nothing that the package lacks', () => {
  for (const file of ['README.md', 'SKILL.md']) {
    const text = readFileSync(file, 'utf8');
    const links = [...text.matchAll(/(?<!!)\[[^\]]*\]\((?!https:)([^)#]+)/g)];
    const named = [...text.matchAll(/`(docs\/[\w/-]+\.md)`/g)];
    const places = [...links, ...named].map(([, path = '']) => path);
    expect(places.length).toBeGreaterThan(5);
    expect(places.filter((path) => !paths.includes(path))).toEqual([]);
  }
});

test('every link of a guide in the package leads to a file of it, or to the web', () => {
  const dead = paths
    .filter((path) => path.endsWith('.md'))
    .flatMap((path) => {
      const text = readFileSync(path, 'utf8').replaceAll(
        /^```[^]*?^```|!\[[^\]]*\]\([^)]*\)/gm,
        '',
      );
      const links = [...text.matchAll(/\[[^\]]*\]\((?!https:)([^)#\s]+)/g)];
      return links
        .map(([, link = '']) => posix.join(posix.dirname(path), link))
        .filter((target) => !paths.includes(target))
        .map((target) => `${path}: ${target}`);
    });
  expect(dead).toEqual([]);
});

test('the guides in the package are text, without pictures but one drawing', () => {
  const docs = paths.filter((path) => path.startsWith('docs/'));
  expect(docs.filter((path) => !/\.(md|svg)$/.test(path))).toEqual([]);
});

test('the manifest names one repository for its homepage, issues and sources', () => {
  const repository = manifest.repository.url.replace(/^git\+(.*)\.git$/, '$1');
  expect(repository).toMatch(/^https:\/\/github\.com\/[\w-]+\/[\w-]+$/);
  expect(manifest.homepage).toBe(`${repository}#readme`);
  expect(manifest.bugs.url).toBe(`${repository}/issues`);
  expect(manifest.keywords.length).toBeGreaterThan(5);
});

function packedPaths(): string[] {
  const output = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const [{ files }] = v.parse(packed, JSON.parse(output));
  return files.map(({ path }) => path);
}
