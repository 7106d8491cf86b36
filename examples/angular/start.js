/** Starts Angular's development server on the port that the environment names. */
import { spawn } from 'node:child_process';

const { PORT = '3000' } = process.env;
const ng = new URL('node_modules/@angular/cli/bin/ng.js', import.meta.url).pathname;
const args = [ng, 'serve', '--host', '127.0.0.1', '--port', PORT];
const child = spawn(process.execPath, args, { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill());
child.on('exit', (code) => process.exit(code ?? 1));
