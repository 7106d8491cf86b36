import { execFileSync } from 'node:child_process';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

const packed = v.tuple([v.object({ files: v.array(v.object({ path: v.string() })) })]);

test('the package ships its changelog, licence, readme and third-party notices', () => {
  const output = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const [{ files }] = v.parse(packed, JSON.parse(output));
  const paths = files.map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining([
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'dist/THIRD-PARTY-NOTICES.txt',
      'dist/browser/THIRD-PARTY-NOTICES.txt',
    ]),
  );
  expect(paths.filter((path) => !/^(dist\/|[A-Z]+(\.md)?$|package\.json$)/.test(path))).toEqual([]);
});

test('the manifest names one repository for its homepage, issues and sources', () => {
  const repository = manifest.repository.url.replace(/^git\+(.*)\.git$/, '$1');
  expect(repository).toMatch(/^https:\/\/github\.com\/[\w-]+\/[\w-]+$/);
  expect(manifest.homepage).toBe(`${repository}#readme`);
  expect(manifest.bugs.url).toBe(`${repository}/issues`);
  expect(manifest.keywords.length).toBeGreaterThan(5);
});
