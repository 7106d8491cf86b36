import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import type { Plugin } from 'vite';
import { bundledFiles } from './bundledSource.ts';

/** The file that a build gets, beside its code. */
const noticesFile = 'THIRD-PARTY-NOTICES.txt';

const fileList = v.optional(v.array(v.string()), []);

const manifest = v.object({
  name: v.string(),
  version: v.string(),
  license: v.string(),
  homepage: v.optional(v.string()),
});

/**
 * Writes the licences of all packages whose code or style rules are part of a build into
 * {@link noticesFile}: those that the bundler took in, that a style sheet imports, and that a worker's
 * script contains.
 *
 * @throws Error when a package has no licence file, which ends the build.
 */
export function thirdPartyNotices(): Plugin {
  return {
    name: 'brainstem:third-party-notices',
    apply: 'build',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk' ? Object.keys(output.modules) : [],
      );
      // Style sheets and workers are inlined as text: what they import is no module of the build.
      const files = modules.flatMap((id) => [
        id,
        ...importedStyles(id),
        ...v.parse(fileList, this.getModuleInfo(id)?.meta[bundledFiles]),
      ]);
      const folders = new Set(files.map(packageFolder).filter((folder) => folder !== undefined));
      this.emitFile({
        type: 'asset',
        fileName: noticesFile,
        source: describeNotices([...folders]),
      });
    },
  };
}

/** The style sheets of packages that a style sheet of ours imports. */
function importedStyles(id: string): string[] {
  const path = id.replace(/[?#].*$/, '');
  if (!path.endsWith('.css') || path.startsWith('\0')) return [];
  const imports = readFileSync(path, 'utf8').matchAll(/@import\s+['"]([^.'"][^'"]*)['"]/g);
  return [...imports].map(([, name = '']) => resolve('node_modules', name));
}

/** The folder of the package that a file belongs to; undefined for our own files. */
function packageFolder(file: string): string | undefined {
  const path = file.replaceAll('\\', '/').replace(/[?#].*$/, '');
  if (path.startsWith('\0')) return undefined;
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path)?.[0];
}

/** The text of the notices for packages in these folders, by name and each version once. */
function describeNotices(folders: readonly string[]): string {
  const notices = new Map(folders.map(describePackage));
  const sorted = [...notices].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return [
    'Third-party notices',
    '',
    'The files beside this one contain code of the packages below, under these licences.',
    '',
    ...sorted.map(([, notice]) => `${'-'.repeat(80)}\n${notice}`),
  ].join('\n');
}

function describePackage(folder: string): [title: string, notice: string] {
  const json: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const { name, version, license, homepage } = v.parse(manifest, json);
  const texts = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice)(\.|-|$)/i.test(file))
    .toSorted()
    .map((file) => readFileSync(join(folder, file), 'utf8').trim());
  const kept = keptLicence(name);
  if (texts.length === 0 && kept !== undefined) texts.push(kept);
  if (texts.length === 0) {
    throw new Error(`Brainstem: ${name} has no licence file, so its notice cannot be written.`);
  }
  const title = `${name} ${version}`;
  const head = [`${title} (${license})`, ...(homepage === undefined ? [] : [homepage])];
  return [title, `${head.join('\n')}\n\n${texts.join('\n\n')}\n`];
}

/** The licence of a package that is published without it, as its repository has it. */
function keptLicence(name: string): string | undefined {
  const file = resolve('scripts/licences', `${name}.txt`);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}
