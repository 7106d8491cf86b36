import type { MockCredentials } from '../mockPlatform.ts';
import type { World } from '../state/world.ts';
import type { ReadAnswer } from './answers.ts';
import type { SeedName } from './seedName.ts';

/** The ids and secrets given to a partner. */
export type SeededIds = Omit<MockCredentials, 'baseUrl' | 'publicUrl' | 'appUrl'>;

/** The materials of each part of a seed. */
export interface Seeding {
  readonly world: World;
  readonly seed: SeedName;
  readonly ids: SeededIds;
  /** Reads the recorded answers of a route. */
  readonly read: ReadAnswer;
  /** The time in milliseconds. All seeded times are earlier. */
  readonly now: number;
}
