export {
  createPlatformClient,
  type PlatformClientOptions,
} from '../src/testing/createPlatformClient.ts';
/** A client of a platform that a test makes itself. */
export { createClient, type BrainstemClient } from '../src/client/index.ts';
