export {
  createPlatformClient,
  type PlatformClientOptions,
} from '../src/testing/createPlatformClient.ts';
