/**
 * Runs an example beside a mock of the platform: `node examples/start.js <name> [--port 3000]`.
 * With PLATFORM_URL in the environment it runs against that platform, and starts no mock.
 */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const folder = fileURLToPath(new URL('.', import.meta.url));
const names = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['backend', 'quick-start'].includes(entry.name))
  .map((entry) => entry.name);

/** Pages without a server of their own; their development servers pass `/api` on to this one. */
const withBackend = new Set([
  'vue',
  'vue-core',
  'svelte-core',
  'webpack',
  'rspack',
  'solid',
  'angular',
]);

const { values, positionals } = parseArgs({
  options: { port: { type: 'string', default: '3000' } },
  allowPositionals: true,
});
const [name = ''] = positionals;
if (!names.includes(name)) {
  console.error(`Name one of the examples: ${names.join(', ')}.`);
  process.exit(1);
}

const port = Number(values.port);
const environment = { ...process.env, ...(await platform()), PORT: String(port) };

if (withBackend.has(name)) {
  const backendPort = String(port + 1);
  environment.BACKEND_URL = `http://127.0.0.1:${backendPort}`;
  run('node-http', { ...environment, PORT: backendPort });
}
run(name, environment);
console.log(`${name}: http://127.0.0.1:${port}`);

async function platform() {
  if (process.env.PLATFORM_URL !== undefined) return {};
  const { startPlatform } = await import('./backend/startPlatform.js');
  return startPlatform(port);
}

function run(example, env) {
  const cwd = `${folder}${example}`;
  const [command, args] = existsSync(`${cwd}/package.json`)
    ? ['npm', ['start', '--silent']]
    : [process.execPath, ['server.js']];
  const child = spawn(command, args, { cwd, env, stdio: 'inherit' });
  const end = () => child.kill();
  process.on('exit', end);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit());
  child.on('exit', (code) => process.exit(code ?? 1));
}
