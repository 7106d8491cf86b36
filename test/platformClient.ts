import { onTestFinished, TestRunner } from 'vitest';
import type { BrainstemClient } from '../src/client/index.ts';
import type { MockPlatform } from '../src/mock-platform/index.ts';
import {
  createPlatformClient as createLastingClient,
  type PlatformClientOptions,
} from '../src/testing/createPlatformClient.ts';

export type { PlatformClientOptions };
/** A client of a platform that a test makes itself. */
export { createClient, type BrainstemClient } from '../src/client/index.ts';

/**
 * Creates a client of a mock platform. Its timers end with the test: they would keep the platform of
 * each test in the memory of the page that all tests share.
 */
export function createPlatformClient(
  platform: MockPlatform,
  options?: PlatformClientOptions,
): BrainstemClient {
  const client = createLastingClient(platform, options);
  if (TestRunner.getCurrentTest() !== undefined) onTestFinished(() => client.tokens.dispose());
  return client;
}
