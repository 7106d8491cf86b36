import { createClient, type BrainstemClient } from '../../client/index.ts';
import {
  createMockPlatform,
  type MockPlatform,
  type MockPlatformOptions,
} from '../../mock-platform/index.ts';

/** A client of a mock platform, with the requests it sent. */
export interface OpenedClient {
  readonly platform: MockPlatform;
  readonly client: BrainstemClient;
  /** Each request's route, without the prefix of public routes, and body: `['GET /sync?a=b', '']`. */
  readonly sent: [route: string, body: string][];
}

/** Opens a client of an empty mock platform that answers immediately. */
export function openClient(options: MockPlatformOptions = {}): OpenedClient {
  const platform = createMockPlatform({ seed: 'empty', pace: 0, ...options });
  const sent: [string, string][] = [];
  const client = createClient({
    baseUrl: platform.credentials.baseUrl,
    getToken: async () => ({ token: await platform.issueToken() }),
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const path = request.url.replace(/^https?:\/\/[^/]+(?:\/public\/v1)?/, '');
      sent.push([`${request.method} ${path}`, await request.clone().text()]);
      return platform.fetch(request);
    },
  });
  return { platform, client, sent };
}

/** Opens a client of a platform that answers this to everything. */
export function openAnswering(answer: unknown): BrainstemClient {
  return createClient({
    baseUrl: 'https://platform.example',
    getToken: () => Promise.resolve({ token: 'token' }),
    fetch: () => Promise.resolve(Response.json(answer)),
  });
}
