import type { ForeignPlatform } from './createForeignPlatform.ts';

/** What a person mainly does with a widget, and what the platform has of it in the end. */
export interface MainJob {
  readonly props?: (platform: ForeignPlatform) => object;
  readonly work: (platform: ForeignPlatform) => Promise<void>;
}
