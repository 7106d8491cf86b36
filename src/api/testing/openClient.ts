import { createClient, createStreamingUpload, type BrainstemClient } from '../../client/index.ts';
import {
  createMockPlatform,
  type MockPlatform,
  type MockPlatformOptions,
} from '../../mock-platform/index.ts';
import { startConsent } from '../connectors/connectors.ts';

/** A client of a mock platform, with the requests it sent. */
export interface OpenedClient {
  readonly platform: MockPlatform;
  readonly client: BrainstemClient;
  /** Each request's route, without the prefix of public routes, and body: `['GET /sync?a=b', '']`. */
  readonly sent: [route: string, body: string][];
  /** The requests themselves. */
  readonly requests: Request[];
}

/** Opens a client of an empty mock platform that answers immediately. */
export function openClient(options: MockPlatformOptions = {}): OpenedClient {
  const platform = createMockPlatform({ seed: 'empty', pace: 0, ...options });
  const sent: [string, string][] = [];
  const requests: Request[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const path = request.url.replace(/^https?:\/\/[^/]+(?:\/public\/v1)?/, '');
    requests.push(request.clone());
    sent.push([`${request.method} ${path}`, await request.clone().text()]);
    return platform.fetch(request);
  };
  const { baseUrl, appUrl } = platform.credentials;
  const client = createClient({
    baseUrl,
    appUrl,
    getToken: async () => ({ token: await platform.issueToken() }),
    fetch,
    upload: createStreamingUpload(fetch),
  });
  return { platform, client, sent, requests };
}

/** Connects a source by the provider's consent, and returns the connection's id. */
export async function connectByConsent(
  { platform, client }: Pick<OpenedClient, 'platform' | 'client'>,
  integration: string,
): Promise<string> {
  return platform.consent((await startConsent(client, { integration })).sessionToken);
}

/** Opens a client of a platform that answers this to everything. */
export function openAnswering(answer: unknown): BrainstemClient {
  return createClient({
    baseUrl: 'https://platform.example',
    appUrl: 'https://app.example',
    getToken: () => Promise.resolve({ token: 'token' }),
    fetch: () => Promise.resolve(Response.json(answer)),
  });
}
