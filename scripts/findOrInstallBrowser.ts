import { spawnSync } from 'node:child_process';
import { browserVariables, findBrowsers } from './findBrowser.ts';

/**
 * A Chromium that starts on this machine; when there is none, the system's package manager is asked
 * for one. Nothing is ever downloaded from anywhere else.
 *
 * @throws Error that says what to do, when none was found and none could be installed
 */
export function findOrInstallBrowser(): string {
  const present = firstThatStarts();
  if (present !== undefined) return present;
  const installers = installCommands();
  for (const [command, ...args] of installers) {
    console.log(`No Chromium found. Running: ${[command, ...args].join(' ')}`);
    if (!succeeds(command, args, 'inherit')) break;
  }
  const installed = installers.length === 0 ? undefined : firstThatStarts();
  if (installed !== undefined) return installed;
  throw new Error(
    'Brainstem: the browser tests need a Chromium and none was found or could be installed. ' +
      'Install one (Debian, Ubuntu: `sudo apt-get install chromium`; macOS: `brew install --cask chromium`), ' +
      `or set ${browserVariables[0]} to the path of a Chromium or Chrome.`,
  );
}

function firstThatStarts(): string | undefined {
  return [...findBrowsers()].find((path) => succeeds(path, ['--version'], 'ignore'));
}

type Command = readonly [command: string, ...args: string[]];

function installCommands(): readonly Command[] {
  if (process.platform === 'darwin') {
    return succeeds('brew', ['--version'], 'ignore')
      ? [['brew', 'install', '--cask', 'chromium']]
      : [];
  }
  if (!succeeds('apt-get', ['--version'], 'ignore')) return [];
  const asRoot = process.getuid?.() === 0;
  if (!asRoot && !succeeds('sudo', ['-n', 'true'], 'ignore')) return [];
  const prefix: Command = asRoot ? ['env', 'DEBIAN_FRONTEND=noninteractive'] : ['sudo', '-n'];
  return [
    [...prefix, 'apt-get', 'update'],
    [...prefix, 'apt-get', 'install', '-y', 'chromium'],
  ];
}

function succeeds(command: string, args: readonly string[], stdio: 'inherit' | 'ignore'): boolean {
  return spawnSync(command, args, { stdio }).status === 0;
}
