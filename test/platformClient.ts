import {
  createClient,
  createStreamingUpload,
  type BrainstemClient,
  type ClientOptions,
  type GetToken,
} from 'brainstem';
import type { MockPlatform } from 'brainstem/mock-platform';

/** Who asks, and what else the client is given. */
export interface PlatformClientOptions extends Partial<ClientOptions> {
  /** @default the one with every capability */
  serviceActorId?: string;
}

/** A client of a mock platform, in the same process and over no network. */
export function createPlatformClient(
  platform: MockPlatform,
  { serviceActorId, ...options }: PlatformClientOptions = {},
): BrainstemClient {
  const getToken: GetToken = async () => ({
    token: await platform.issueToken(serviceActorId === undefined ? {} : { serviceActorId }),
  });
  return createClient({
    baseUrl: platform.credentials.baseUrl,
    getToken,
    fetch: platform.fetch,
    upload: createStreamingUpload(platform.fetch),
    ...options,
  });
}
