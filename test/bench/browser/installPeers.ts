import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const folder = 'test/bench/peers';

/** Installs the libraries that a benchmark is compared with, once. Nothing else needs them. */
export function installPeers(): void {
  if (existsSync(`${folder}/node_modules`)) return;
  const { status } = spawnSync('npm', ['ci', '--prefix', folder, '--no-audit', '--no-fund'], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The peers of the benchmarks could not be installed.');
}
