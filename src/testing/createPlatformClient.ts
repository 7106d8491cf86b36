import {
  createClient,
  createStreamingUpload,
  type BrainstemClient,
  type ClientOptions,
  type GetToken,
} from '../client/index.ts';
import type { MockPlatform } from '../mock-platform/index.ts';

/** Options of {@link createPlatformClient}: any of `createClient`, and the service actor. */
export interface PlatformClientOptions extends Partial<ClientOptions> {
  /** @default the one with every capability */
  serviceActorId?: string;
}

/**
 * Creates a client of a mock platform in the same process. It neither uses the network nor
 * intercepts anything.
 */
export function createPlatformClient(
  platform: MockPlatform,
  { serviceActorId, ...options }: PlatformClientOptions = {},
): BrainstemClient {
  const getToken: GetToken = async () => ({
    token: await platform.issueToken(serviceActorId === undefined ? {} : { serviceActorId }),
  });
  return createClient({
    baseUrl: platform.credentials.baseUrl,
    appUrl: platform.credentials.appUrl,
    getToken,
    fetch: platform.fetch,
    upload: createStreamingUpload(platform.fetch),
    ...options,
  });
}
