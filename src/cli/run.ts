import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { type Command, type Terminal, UsageError } from './command.ts';

/** Lazy, so that `--help` is fast. */
const commands: Readonly<Record<string, { says: string; load(): Promise<Command> }>> = {
  mock: {
    says: 'Serve a mock of the platform over HTTP.',
    load: async () => (await import('./mock/command.ts')).mock,
  },
  init: {
    says: 'Write the token route and a page into your app.',
    load: async () => (await import('./init/command.ts')).init,
  },
  doctor: {
    says: 'Compare the answers of a platform with its documents.',
    load: async () => (await import('./doctor/command.ts')).doctor,
  },
  record: {
    says: 'Record a platform’s answers for the mock platform.',
    load: async () => (await import('./record/command.ts')).record,
  },
};

/**
 * Runs one command of `npx brainstem`.
 *
 * @param args - The arguments after `npx brainstem`.
 * @returns The exit code: 0 for success, 1 if the command failed or found a problem, 2 for invalid
 * usage.
 */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const [name, ...rest] = args;
  try {
    if (name === undefined || name === '--help' || name === '-h') {
      terminal.print(help());
      return name === undefined ? 2 : 0;
    }
    if (name === '--version' || name === '-v') {
      terminal.print(version());
      return 0;
    }
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (command === undefined) {
      throw new UsageError('', `There is no command ${name}`);
    }
    return await (await command.load()).run(rest, terminal);
  } catch (error) {
    terminal.warn(error instanceof Error ? error.message : String(error));
    return error instanceof UsageError ? 2 : 1;
  }
}

function help(): string {
  const width = Math.max(...Object.keys(commands).map((name) => name.length));
  return [
    'npx brainstem <command> [options]',
    '',
    ...Object.entries(commands).map(([name, { says }]) => `  ${name.padEnd(width)}  ${says}`),
    '',
    'Options of a command: npx brainstem <command> --help. Version: npx brainstem --version.',
  ].join('\n');
}

const manifest = v.object({ version: v.string() });

/** Reads the version from the package's manifest, two folders up in sources and build. */
function version(): string {
  const path = join(import.meta.dirname, '../../package.json');
  return v.parse(manifest, JSON.parse(readFileSync(path, 'utf8'))).version;
}
