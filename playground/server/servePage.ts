import { readFile } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'vite';
import type { Page } from './page.ts';
import { sourceOf, viteOptions } from './viteOptions.ts';

/** The page from its sources, with changes shown at once. */
export interface DevelopmentPage {
  readonly page: Page;
  /** Answers what is a module of the page, and passes everything else on. */
  handle(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  close(): Promise<void>;
}

/**
 * Serves the page from its sources on the partner's own server.
 *
 * @param server - Carries the socket that reports changes.
 */
export async function servePage(server: Server): Promise<DevelopmentPage> {
  const vite = await createServer({
    ...viteOptions,
    appType: 'custom',
    // The overlay for errors sets raw HTML, which the page's own policy forbids.
    server: { middlewareMode: true, cors: false, ws: { server }, hmr: { overlay: false } },
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
