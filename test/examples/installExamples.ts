import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { developerEnvironment } from './startExample.ts';
import manifest from '../../package.json' with { type: 'json' };

/**
 * Packs the build, and installs it from the tarball beside a copy of all examples, each with its
 * own packages from the registry, in a temporary folder.
 *
 * @returns The folder.
 * @throws Error when there is no build, or npm fails.
 */
export async function installExamples(): Promise<string> {
  const { root, tarball } = await packBuild();
  const isPackage = (path: string): boolean => basename(path) !== 'node_modules';
  cpSync('examples', join(root, 'examples'), { recursive: true, filter: isPackage });

  const { react, 'react-dom': reactDom, '@hono/node-server': server } = manifest.devDependencies;
  const dependencies = {
    brainstem: `file:${tarball}`,
    hono: manifest.devDependencies.hono,
    react,
    'react-dom': reactDom,
    '@hono/node-server': server,
  };
  const own = { name: 'examples-root', private: true, type: 'module', dependencies };
  writeFileSync(join(root, 'package.json'), JSON.stringify(own));
  await install(root);
  for (const name of readdirSync('examples')) {
    const folder = join(root, 'examples', name);
    const path = join(folder, 'package.json');
    if (!existsSync(path)) continue;
    const declared = readFileSync(path, 'utf8');
    writeFileSync(path, declared.replace('"file:../.."', `"file:../../${tarball}"`));
    await install(folder);
  }
  return root;
}

/**
 * Packs the build into an empty temporary folder.
 *
 * @returns The folder, and the name of the tarball in it.
 * @throws Error when there is no build, or npm fails.
 */
export async function packBuild(): Promise<{ root: string; tarball: string }> {
  if (!existsSync('dist/index.d.ts')) {
    throw new Error('Brainstem: there is no build to install. Run `npm run build` first.');
  }
  const root = mkdtempSync(join(tmpdir(), 'brainstem-examples-'));
  await npm('.', 'pack', '--pack-destination', root, '--silent');
  const tarball = readdirSync(root).find((name) => name.endsWith('.tgz'));
  if (tarball === undefined) throw new Error('Brainstem: npm pack wrote no tarball.');
  return { root, tarball };
}

/** Runs npm in a folder. @throws Error with what it printed, when it fails. */
export async function npm(cwd: string, ...args: string[]): Promise<void> {
  const child = spawn('npm', args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: developerEnvironment(),
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject).on('close', resolve);
  });
  const [output, complaints, status] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    ended,
  ]);
  if (status !== 0)
    throw new Error(`npm ${args.join(' ')} failed in ${cwd}.\n${output}${complaints}`);
}

async function install(folder: string): Promise<void> {
  await npm(folder, 'install', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error');
}
