import { getRequestListener } from '@hono/node-server';
import type { MockPlatform, MockPlatformOptions } from 'brainstem/mock-platform';
import { createServer, type RequestListener } from 'node:http';
import { startMockServer } from '../src/cli/mock/startMockServer.ts';
import { createAccounts } from './server/accounts.ts';
import { buildPage } from './server/buildPage.ts';
import { createPartnerApp } from './server/createPartnerApp.ts';
import { closeServer, listen } from './server/listen.ts';
import type { Page } from './server/page.ts';
import { servePage, type DevelopmentPage } from './server/servePage.ts';

export interface PlaygroundOptions extends Pick<
  MockPlatformOptions,
  'seed' | 'pace' | 'wait' | 'attach' | 'fileLimits' | 'disconnects'
> {
  /** The partner app's port; 0 for any free one. @default the first free one from 5173 */
  port?: number;
  /** The mock platform's port; 0 for any free one. @default the first free one from 8787 */
  mockPort?: number;
  /** True to build the page and serve the result, like in production. @default false */
  built?: boolean;
  /** A page that is already built. */
  page?: Page;
}

/** A partner's app and a mock platform, both over HTTP. */
export interface Playground {
  readonly appUrl: string;
  readonly mockUrl: string;
  /** The platform behind `mockUrl`, for inspection and control. */
  readonly platform: MockPlatform;
  /** Closes both servers. */
  close(): Promise<void>;
}

/**
 * Starts the playground in this process.
 *
 * @throws Error if a port is taken.
 */
export async function startPlayground(options: PlaygroundOptions = {}): Promise<Playground> {
  const { port, mockPort, built = false, page, ...platformOptions } = options;
  const mock = await startMockServer({
    ...platformOptions,
    ...(mockPort !== undefined && { port: mockPort }),
  });
  const server = createServer();
  let development: DevelopmentPage | undefined;
  try {
    let served = page ?? (built ? await buildPage() : undefined);
    if (served === undefined) {
      development = await servePage(server);
      served = development.page;
    }
    const listener = createListener(mock, served, development);
    server.on('request', listener);
    const taken = await listen(server, port);
    return {
      appUrl: `http://127.0.0.1:${taken}`,
      mockUrl: mock.url,
      platform: mock.platform,
      close: async () => {
        await development?.close();
        await closeServer(server);
        await mock.close();
      },
    };
  } catch (error) {
    await development?.close();
    await mock.close();
    throw error;
  }
}

function createListener(
  { url, platform: { credentials } }: Awaited<ReturnType<typeof startMockServer>>,
  page: Page,
  development: DevelopmentPage | undefined,
): RequestListener {
  const app = createPartnerApp({
    platformUrl: url,
    apiKey: credentials.apiKey,
    organizationId: credentials.organisationId,
    userId: credentials.userId,
    appSessionCookie: credentials.appSessionCookie,
    accounts: createAccounts(credentials),
    page,
  });
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  return (request, response) => {
    const answer = (): void => void listener(request, response);
    const isApi = request.url?.startsWith('/api/') === true;
    if (development === undefined || isApi) answer();
    else development.handle(request, response, answer);
  };
}
