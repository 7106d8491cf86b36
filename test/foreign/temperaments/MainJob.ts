import type { ForeignPlatform } from './createForeignPlatform.ts';
import type { Hands } from './hands.ts';

/** The main task of a user with a widget, and its final state on the platform. */
export interface MainJob {
  readonly props?: (platform: ForeignPlatform) => object;
  readonly work: (platform: ForeignPlatform, hands: Hands) => Promise<void>;
}
