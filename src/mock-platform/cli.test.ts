import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

function run(...options: string[]): ChildProcess {
  const cli = fileURLToPath(new URL('cli.ts', import.meta.url));
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

describe('the mock command', () => {
  it('with --json prints one line when it is ready, serves, and ends on SIGTERM', async () => {
    const child = run('--json', '--port', '0', '--seed', 'empty');
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
    ['an unknown seed', ['--seed', 'huge'], 'Expected'],
    ['a brain of another size', ['--brain', '61'], 'Expected'],
    ['a port that is no number', ['--port', 'many'], 'Brainstem:'],
    ['an unknown option', ['--sed', 'empty'], "Unknown option '--sed'"],
  ])('refuses %s and says why', async (_, options, words) => {
    const child = run(...options);
    if (child.stderr === null) throw new Error('no stderr');
    const [message] = await Promise.all([text(child.stderr), once(child, 'close')]);
    expect(message).toContain(words);
    expect(child.exitCode).toBe(1);
  });
});
