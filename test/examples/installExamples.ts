import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };

/**
 * Packs the build, and installs it from the tarball beside a copy of all examples, each with its
 * own packages from the registry, in a temporary folder.
 *
 * @returns The folder.
 * @throws Error when there is no build, or npm fails.
 */
export function installExamples(): string {
  if (!existsSync('dist/index.d.ts')) {
    throw new Error('Brainstem: there is no build to install. Run `npm run build` first.');
  }
  const root = mkdtempSync(join(tmpdir(), 'brainstem-examples-'));
  npm('.', 'pack', '--pack-destination', root, '--silent');
  const tarball = readdirSync(root).find((name) => name.endsWith('.tgz'));
  if (tarball === undefined) throw new Error('Brainstem: npm pack wrote no tarball.');
  const isPackage = (path: string): boolean => basename(path) !== 'node_modules';
  cpSync('examples', join(root, 'examples'), { recursive: true, filter: isPackage });

  const { react, 'react-dom': reactDom, '@hono/node-server': server } = manifest.devDependencies;
  const dependencies = {
    ...{ brainstem: `file:${tarball}`, hono: manifest.dependencies.hono },
    ...{ react, 'react-dom': reactDom, '@hono/node-server': server },
  };
  const own = { name: 'examples-root', private: true, type: 'module', dependencies };
  writeFileSync(join(root, 'package.json'), JSON.stringify(own));
  install(root);
  for (const name of readdirSync('examples')) {
    const folder = join(root, 'examples', name);
    const path = join(folder, 'package.json');
    if (!existsSync(path)) continue;
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replace('"file:../.."', `"file:../../${tarball}"`));
    install(folder);
  }
  return root;
}

/** Runs npm in a folder. @throws Error with what it printed, when it fails. */
export function npm(cwd: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync('npm', args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: undefined, NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed in ${cwd}.\n${stdout}${stderr}`);
}

function install(folder: string): void {
  npm(folder, 'install', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error');
}
