import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { closeServer, listen } from '../../playground/server/listen.ts';

const advisory = (severity: string) => ({
  katex: [
    {
      id: 1,
      url: 'https://advisories.example.com/1',
      title: 'A weakness',
      severity,
      vulnerable_versions: '*',
    },
  ],
});

test('a moderate weakness fails the check', async () => {
  const { status, output } = await auditAgainst(200, advisory('moderate'));
  expect(output).toContain('1 moderate');
  expect(output).toContain('A weakness');
  expect(status).toBe(1);
});

test('a low one passes it, and is counted', async () => {
  const { status, output } = await auditAgainst(200, advisory('low'));
  expect(output).toContain('1 low');
  expect(status).toBe(0);
});

test('a registry that knows no audit is named, and nothing is claimed', async () => {
  const { status, output } = await auditAgainst(405, {});
  expect(output).toContain('NOT checked for known weaknesses');
  expect(output).toContain('405');
  expect(output).not.toContain('0 critical');
  expect(status).toBe(0);
});

/** Runs the check as `npm run check:package` does, against a registry of our own. */
async function auditAgainst(status: number, advisories: object) {
  const registry = createServer((request, response) => {
    request.resume();
    const isAudit = request.url?.endsWith('/advisories/bulk') === true;
    response.writeHead(isAudit ? status : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isAudit ? advisories : {}));
  });
  const port = await listen(registry, 0);
  // npm remembers advisories, so each run gets a memory of its own.
  const cache = mkdtempSync(join(tmpdir(), 'brainstem-audit-'));
  const child = spawn(process.execPath, ['--import', 'tsx', 'test/package/audit.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      npm_config_registry: `http://127.0.0.1:${port}/`,
      npm_config_cache: cache,
    },
  });
  const ended = new Promise((resolve, reject) => {
    child.on('error', reject).on('close', resolve);
  });
  const [out, complaints, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    ended,
  ]);
  await closeServer(registry);
  rmSync(cache, { recursive: true });
  return { status: code, output: out + complaints };
}
