import { onTestFinished, TestRunner } from 'vitest';
import { createStreamingUpload, type BrainstemClient } from '../src/client/index.ts';
import type { MockPlatform } from '../src/mock-platform/index.ts';
import {
  createPlatformClient as createLastingClient,
  type PlatformClientOptions as LastingClientOptions,
} from '../src/testing/createPlatformClient.ts';

/** Options of {@link createPlatformClient}. */
export interface PlatformClientOptions extends LastingClientOptions {
  /** Sees each request on its way to the platform. A response that it returns is the answer. */
  onRequest?: (request: Request) => Response | undefined | Promise<Response | undefined>;
}

/** A client of a platform that a test makes itself. */
export { createClient, type BrainstemClient } from '../src/client/index.ts';

/**
 * Creates a client of a mock platform. Its timers end with the test: they would keep the platform of
 * each test in the memory of the page that all tests share.
 */
export function createPlatformClient(
  platform: MockPlatform,
  { onRequest, ...options }: PlatformClientOptions = {},
): BrainstemClient {
  const passOn = options.fetch ?? platform.fetch;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    return (await onRequest?.(request)) ?? passOn(request);
  };
  const watched = { upload: createStreamingUpload(fetch), ...options, fetch };
  const client = createLastingClient(platform, onRequest === undefined ? options : watched);
  if (TestRunner.getCurrentTest() !== undefined) onTestFinished(() => client.tokens.dispose());
  return client;
}
