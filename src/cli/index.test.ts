import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { callCommand, type CommandResult } from './testing/callCommand.ts';

const call = (...args: string[]): Promise<CommandResult> => callCommand(args);

/** Starts the command in a process of its own. */
function start(...options: string[]): ChildProcess {
  const cli = fileURLToPath(new URL('index.ts', import.meta.url));
  return spawn(process.execPath, ['--import', 'tsx', cli, ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

const printed = v.strictObject({
  baseUrl: v.pipe(v.string(), v.url()),
  publicUrl: v.pipe(v.string(), v.url()),
  appUrl: v.pipe(v.string(), v.url()),
  organisationId: v.string(),
  tenantId: v.string(),
  apiKey: v.string(),
  serviceActorId: v.string(),
  userJwt: v.string(),
  appSessionCookie: v.string(),
  delegationToken: v.string(),
});

describe('npx brainstem', () => {
  it('mock --json prints one line when it is ready, serves, and ends with code 0 on SIGTERM', async () => {
    const child = start('mock', '--json', '--port', '0', '--seed', 'empty');
    let output = '';
    child.stdout?.on('data', (chunk) => (output += String(chunk)));
    await expect.poll(() => output).toContain('\n');
    const { publicUrl, apiKey, serviceActorId } = v.parse(printed, JSON.parse(output));
    const answer = await fetch(`${publicUrl}/identity/auth/token/exchange`, {
      method: 'POST',
      headers: { authorization: `Bearer ${apiKey}` },
      body: JSON.stringify({ serviceActorId }),
    });
    expect(answer.status).toBe(200);
    child.kill('SIGTERM');
    expect(await once(child, 'close')).toEqual([0, null]);
    expect(output.trimEnd().split('\n')).toHaveLength(1);
  });

  it.each([
    ['no command', [], 'npx brainstem <command>'],
    ['an unknown command', ['serve'], 'There is no command serve. Run `npx brainstem --help`'],
    ['an unknown seed', ['mock', '--seed', 'huge'], '--seed: Invalid type: Expected'],
    ['a brain of another size', ['mock', '--brain', '61'], '--brain: Invalid type: Expected'],
    ['a port that is no number', ['mock', '--port', 'many'], '--port: expected a whole number'],
    ['a port that cannot be', ['mock', '--port', '70000'], '--port: expected a whole number'],
    ['a pace that is no number', ['mock', '--pace', '-1'], 'mock --help'],
    ['an unknown option', ['mock', '--sed', 'empty'], "Unknown option '--sed'. Run `npx"],
    ['an argument that belongs to no option', ['mock', 'large'], "'large'"],
  ])('refuses %s with exit code 2 and says why', async (_, args, words) => {
    const { code, printed, warned } = await call(...args);
    expect([code, `${printed}${warned}`]).toEqual([2, expect.stringContaining(words)]);
  });

  it('says which port is taken and how to go on, with exit code 1', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = v.parse(v.object({ port: v.number() }), taken.address());
    const { code, warned } = await call('mock', '--port', String(port));
    taken.close();
    expect(code).toBe(1);
    expect(warned).toContain(`port ${port} is taken`);
    expect(warned).toContain('--port');
  });

  it('prints its own help, that of a command, and the version of the package', async () => {
    const own = await call('--help');
    expect([own.code, own.warned]).toEqual([0, '']);
    expect(own.printed).toContain('npx brainstem <command> [options]');
    expect(own.printed).toContain('mock');
    const help = await call('mock', '--help');
    expect(help.code).toBe(0);
    for (const option of ['--port <number>', '--seed <name>', '--pace', '--json', '--help']) {
      expect(help.printed).toContain(option);
    }
    expect(await call('--version')).toEqual({ code: 0, printed: manifest.version, warned: '' });
  });
});
