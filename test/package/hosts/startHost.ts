import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { build, type InlineConfig } from 'vite';
import { startMockServer } from '../../../src/cli/mock/startMockServer.ts';

/** A partner's server, in a process of its own, beside a mock platform. */
export interface RunningHost {
  url: string;
  /** Returns what its server has written to stderr, where React warns. */
  complaints: () => string;
  close: () => Promise<void>;
}

/** Builds the host in a folder of {@link setup} for development, where React warns, and starts it. */
export async function startHost(folder: string): Promise<RunningHost> {
  await build({
    ...shared(folder),
    build: {
      outDir: 'dist/page',
      cssCodeSplit: false,
      minify: false,
      rolldownOptions: {
        input: join(folder, 'browser.tsx'),
        output: {
          entryFileNames: 'assets/[name].js',
          assetFileNames: 'assets/browser[extname]',
        },
      },
    },
  });
  await build({
    ...shared(folder),
    build: { outDir: 'dist', ssr: 'server.tsx', emptyOutDir: false },
  });

  const mock = await startMockServer({ port: 0, pace: 0 });
  const { apiKey, serviceActorId } = mock.platform.credentials;
  const child = spawn(process.execPath, ['dist/server.js'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      NODE_ENV: 'development',
      PLATFORM_URL: mock.url,
      PLATFORM_API_KEY: apiKey,
      SERVICE_ACTOR_ID: serviceActorId,
    },
  });
  const complaints: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (words: string) => complaints.push(words));
  const exited = once(child, 'exit');
  const port = await Promise.race([
    once(createInterface(child.stdout), 'line').then(([line]) => String(line)),
    exited.then(() => Promise.reject(new Error(`The host ended:\n${complaints.join('')}`))),
  ]);
  return {
    url: `http://127.0.0.1:${port}`,
    complaints: () => complaints.join(''),
    async close() {
      child.kill();
      await exited;
      await mock.close();
    },
  };
}

function shared(root: string): InlineConfig {
  return {
    root,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"development"' },
  };
}
