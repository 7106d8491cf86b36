import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { TestProject } from 'vitest/node';
import { readmeInstallLine } from './readmeBlocks.ts';
import { writeReadmeFiles } from './writeReadmeFiles.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * Folders with the package installed from its tarball, by the React beside it, and one with the
     * tools of hosts that are none of ours.
     */
    hosts: Readonly<Record<'react18' | 'react19' | 'tools', string>>;
  }
}

/**
 * Packs the package as it would be published and installs it in empty projects: one by the README's
 * own line, one with the oldest React that it allows. Needs the npm registry.
 */
export async function setup({ provide }: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'brainstem-hosts-'));
  const remove = () => {
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const name = await npm('pack', '--silent', '--ignore-scripts', '--pack-destination', folder);
    const tarball = join(folder, name.trim());
    const line = readmeInstallLine().map((word) => (word === 'brainstem' ? tarball : word));
    const [react18, react19, tools] = await Promise.all([
      install(join(folder, 'react18'), [tarball, 'react@~18.3', 'react-dom@~18.3', ...types(18)]),
      install(join(folder, 'react19'), [...line, ...types(19)]),
      install(join(folder, 'tools'), hostTools),
    ]);
    provide('hosts', { react18, react19, tools });
  } catch (error) {
    remove();
    throw error;
  }
  return remove;
}

/** Bundlers of hosts, and what minifies their style sheets. */
const hostTools = ['vite-6@npm:vite@6', 'vite-7@npm:vite@7', 'cssnano@7', 'postcss@8'];

/** Lists the types that a host in TypeScript adds itself. */
function types(react: number): string[] {
  return [`@types/react@${react}`, `@types/react-dom@${react}`, '@types/node@20'];
}

async function install(folder: string, packages: readonly string[]): Promise<string> {
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  const quietly = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
  await npm('install', '--prefix', folder, ...quietly, ...packages);
  cpSync('test/package/fixtures/host', folder, { recursive: true });
  writeReadmeFiles(join(folder, 'readme'));
  return folder;
}

/** @throws Error with all that npm said, when it fails. */
async function npm(...args: readonly string[]): Promise<string> {
  const child = spawn('npm', args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject).on('close', resolve);
  });
  const [output, complaints, status] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    ended,
  ]);
  if (status === 0) return output;
  throw new Error(`npm ${args.join(' ')} failed:\n${output}${complaints}`);
}
