import { readFile } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'vite';
import type { Page } from './page.ts';
import { sourceOf, viteOptions } from './viteOptions.ts';

/** The page from its sources, with hot reload. */
export interface DevelopmentPage {
  readonly page: Page;
  /** Serves the page's modules, and passes everything else on. */
  handle(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  close(): Promise<void>;
}

/**
 * Serves the page from its sources on the partner's own server.
 *
 * @param server - The server for the hot-reload WebSocket.
 */
export async function servePage(server: Server): Promise<DevelopmentPage> {
  const vite = await createServer({
    ...viteOptions,
    appType: 'custom',
    // Vite's error overlay sets raw HTML, which the page's CSP forbids.
    server: {
      middlewareMode: true,
      cors: false,
      ws: { server },
      hmr: { overlay: false },
      // Some 1,400 modules, while the terminal is still being read.
      warmup: { clientFiles: ['./src/main.tsx'] },
    },
  });
  return {
    page: {
      hasSocket: true,
      html: async (path) => vite.transformIndexHtml(path, await readFile(sourceOf(path), 'utf8')),
      file: () => undefined,
    },
    handle: (request, response, next) => {
      vite.middlewares(request, response, next);
    },
    close: () => vite.close(),
  };
}
