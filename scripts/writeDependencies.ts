import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { formatText } from './formatText.ts';

/** A package that comes with ours. */
export interface ShippedDependency {
  name: string;
  version: string;
  /** SPDX expression, as the lock file has it. */
  licence: string;
}

const page = 'docs/dependencies.md';

const names = v.record(v.string(), v.string());

const lockFile = v.object({
  packages: v.record(
    v.string(),
    v.object({
      version: v.optional(v.string()),
      license: v.optional(v.string(), 'unknown'),
      dependencies: v.optional(names, {}),
    }),
  ),
});

/** Every package that is installed with ours, by name. Peers are the host's own. */
export function listDependencies(lockText: string): ShippedDependency[] {
  const { packages } = v.parse(v.pipe(v.string(), v.parseJson(), lockFile), lockText);
  const found = new Map<string, ShippedDependency>();

  function follow(owner: string): void {
    for (const name of Object.keys(packages[owner]?.dependencies ?? {})) {
      const place = placeOf(owner, name);
      const entry = packages[place];
      if (entry?.version === undefined) throw new Error(`${name} is not in package-lock.json.`);
      if (found.has(place)) continue;
      found.set(place, { name, version: entry.version, licence: entry.license });
      follow(place);
    }
  }

  /** A package is looked for beside its owner first, and then further up. */
  function placeOf(owner: string, name: string): string {
    const own = `${owner === '' ? '' : `${owner}/`}node_modules/${name}`;
    if (owner === '' || own in packages) return own;
    return placeOf(owner.slice(0, Math.max(0, owner.lastIndexOf('/node_modules/'))), name);
  }

  follow('');
  return [...found.values()].toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

/** The page that lists them, as it is kept in the repository. */
export async function describeDependencies(lockText: string): Promise<string> {
  const rows = listDependencies(lockText).map(
    ({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`,
  );
  const text = [
    '# Dependencies',
    '',
    'Every package that is installed with Brainstem, with its licence and the version that we test. Your app brings its own React and React DOM.',
    '',
    '| package | version | licence |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
  return formatText(page, text);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(page, await describeDependencies(readFileSync('package-lock.json', 'utf8')));
}
