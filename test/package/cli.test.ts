import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as v from 'valibot';
import { expect, inject, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

const command = () => join(inject('hosts').react19, 'node_modules/.bin/brainstem');

test('the installed command prints the version of the package', () => {
  const { stdout, stderr } = spawnSync(command(), ['--version'], { encoding: 'utf8' });
  expect([stdout, stderr]).toEqual([`${manifest.version}\n`, '']);
});

test('the installed command serves the mock platform over HTTP until it is stopped', async () => {
  const child = spawn(command(), ['mock', '--port', '0', '--json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const line: unknown = (await once(createInterface(child.stdout), 'line'))[0];
  const { baseUrl } = v.parse(v.object({ baseUrl: v.string() }), JSON.parse(String(line)));
  expect((await fetch(`${baseUrl}/public/v1/ontologies`)).status).toBe(401);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});
