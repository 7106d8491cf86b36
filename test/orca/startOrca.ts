import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createInterface } from 'node:readline';
import { findCommand } from '../browsers/findCommand.ts';

/** Orca on a screen that nobody sees, with a browser for each page. */
export interface Orca {
  /** Returns the speech since the last call. */
  said: () => Spoken[];
  /** Opens a page in a new Firefox, and ends the one before. */
  open: (url: string) => Promise<void>;
  /** Runs xdotool, which presses keys as a keyboard would. */
  keys: (...args: readonly string[]) => void;
  versions: string;
  close: () => Promise<void>;
}

export interface Spoken {
  at: number;
  kind: 'SAY' | 'CUT';
  text: string;
}

const packages =
  'orca firefox-esr xvfb dbus at-spi2-core xdotool openbox gir1.2-wnck-3.0 python3-speechd python3-pyatspi libatk-adaptor';

/** Firefox as a returning user has it: no first page, no questions, en-GB. */
const preferences = {
  'accessibility.force_disabled': -1,
  'browser.aboutwelcome.enabled': false,
  'browser.newtabpage.enabled': false,
  'browser.preonboarding.enabled': false,
  'browser.sessionstore.resume_from_crash': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.translations.enable': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'intl.accept_languages': 'en-GB, en',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'signon.rememberSignons': false,
  'startup.homepage_welcome_url': '',
  'termsofuse.bypassNotification': true,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
};

/** Starts a screen, a bus, a window manager and Orca, all of its own, and waits until Orca speaks. */
export async function startOrca(): Promise<Orca> {
  const missing = ['orca', 'firefox-esr', 'Xvfb', 'dbus-daemon', 'xdotool', 'openbox'].filter(
    (command) => findCommand(command) === undefined,
  );
  if (missing.length > 0) {
    throw new Error(`Missing: ${missing.join(', ')}. Debian: apt-get install ${packages}`);
  }
  const home = mkdtempSync(join(tmpdir(), 'orca-'));
  const log = join(home, 'speech.tsv');
  writeFileSync(log, '');
  const started: ChildProcess[] = [];
  let env: NodeJS.ProcessEnv = {
    ...process.env,
    HOME: home,
    XDG_RUNTIME_DIR: home,
    XDG_CONFIG_HOME: join(home, 'config'),
    XDG_DATA_HOME: join(home, 'data'),
    LANG: 'C.UTF-8',
    LC_ALL: 'C.UTF-8',
    GTK_MODULES: 'gail:atk-bridge',
    GNOME_ACCESSIBILITY: '1',
    ORCA_PLUGIN: resolve('test/orca'),
    ORCA_SPEECH: log,
  };
  const start = (command: string, ...args: readonly string[]): ChildProcess => {
    const child = spawn(command, args, {
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    started.push(child);
    return child;
  };
  const close = async (): Promise<void> => {
    for (const child of started.splice(0).toReversed()) await end(child);
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void close().finally(() => process.exit(1)));
  }
  try {
    // A free number is chosen by Xvfb itself.
    const screen = start(
      'Xvfb',
      '-displayfd',
      '1',
      '-screen',
      '0',
      '1280x1000x24',
      '-nolisten',
      'tcp',
    );
    env = { ...env, DISPLAY: `:${await firstLine(screen)}` };
    const bus = start('dbus-daemon', '--session', '--print-address', '--nofork');
    env = { ...env, DBUS_SESSION_BUS_ADDRESS: await firstLine(bus) };
    start('openbox');
    mkdirSync(join(home, 'data/orca'), { recursive: true });
    const plugin = 'orca-customizations.py';
    writeFileSync(join(home, 'data/orca', plugin), readFileSync(join('test/orca', plugin)));
    // Orca looks for others of the same user and would end; this one has a bus of its own.
    writeFileSync(join(home, 'pgrep'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    env = { ...env, PATH: `${home}:/usr/bin:${process.env['PATH'] ?? ''}` };
    start('orca');
    await until(() => readFileSync(log, 'utf8') !== '', 'Orca says nothing');
  } catch (error) {
    await close();
    throw error;
  }

  let read = 0;
  let firefox: ChildProcess | undefined;
  return {
    said() {
      const text = readFileSync(log, 'utf8');
      const complete = text.slice(read, text.lastIndexOf('\n') + 1);
      read += complete.length;
      return complete.split('\n').flatMap((line) => {
        const [at, kind, words] = line.split('\t');
        if (words === undefined || (kind !== 'SAY' && kind !== 'CUT')) return [];
        return [{ at: Number(at), kind, text: words }];
      });
    },
    async open(url) {
      if (firefox !== undefined) await end(firefox);
      const profile = mkdtempSync(join(home, 'profile-'));
      const lines = Object.entries(preferences).map(
        ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
      );
      writeFileSync(join(profile, 'user.js'), lines.join(''));
      firefox = start('firefox-esr', '--no-remote', '--profile', profile, url);
    },
    keys: (...args) => void execFileSync('xdotool', args, { env }),
    versions: [versionOf('orca'), versionOf('firefox-esr')].join(', '),
    close,
  };
}

function versionOf(command: string): string {
  return execFileSync('dpkg-query', ['-W', '-f', '${Version}', command], { encoding: 'utf8' })
    .replace(/^(\d+:)?([\d.]+).*$/s, `${command === 'orca' ? 'Orca' : 'Firefox ESR'} $2`)
    .replace(/\.$/, '');
}

async function firstLine({ stdout }: ChildProcess): Promise<string> {
  if (stdout === null) throw new Error('It has no output.');
  for await (const line of createInterface(stdout)) return line.trim();
  throw new Error('It ended without a word.');
}

/** Ends a process with all that it started. */
async function end(child: ChildProcess): Promise<void> {
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    process.kill(-child.pid, signal);
    await Promise.race([ended, setTimeout(4000)]);
  }
}

/** Waits until something is so. */
async function until(isSo: () => boolean, what: string): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (!isSo()) {
    if (Date.now() > deadline) throw new Error(what);
    await setTimeout(50);
  }
}
