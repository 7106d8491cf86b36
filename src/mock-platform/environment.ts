import type { AsyncCallback, FileLimits } from '../contract/index.ts';
import type { Assistant } from './assistant/step.ts';
import type { Clock } from './clock.ts';
import type { FindFixture, Fixtures } from './fixtures.ts';
import type { BrainLabels, SeedName } from './seed/seedName.ts';
import type { Wait } from './wait.ts';

/** Options of {@link createMockPlatform}. */
export interface MockPlatformOptions {
  /**
   * The initial data: a seed's name, or a recording by `npx brainstem record --answers`. Recorded
   * conversations, findings, ontologies, tasks and connections get new ids, so that every route
   * works on them; the rest comes from `default`.
   *
   * @default 'default'
   */
  seed?: SeedName | Fixtures;
  /**
   * The size of the brain: 60 labels with 150 relationships, 300 with 750, or 1000 with 2500.
   *
   * @default 60 with the default seed, none with the empty one, 1000 with the large one
   */
  brainLabels?: BrainLabels;
  /** Determines ids and credentials. @default 1 */
  randomSeed?: number;
  /** The service root. Only its path matters for routing. @default 'https://platform.example' */
  baseUrl?: string;
  /** The web-app host. @default 'https://app.platform.example' */
  appUrl?: string;
  /** Returns the time in milliseconds. @default Date.now */
  now?: () => number;
  /**
   * A factor on the assistant's delays: 1 is about forty words a second, 0.5 twice as fast, 0
   * without delays. @default 1
   */
  pace?: number;
  /** Waits between the assistant's chunks, and for a fault's latency. Tests can control it. @default a timer */
  wait?: Wait;
  /**
   * Answers prompts instead of the assistant's script, which handles those left undefined.
   *
   * @default none
   */
  assistant?: Assistant;
  /**
   * The undocumented response of `POST /chat/attach`: the turn from its start, or only what
   * follows. @default 'replay'
   */
  attach?: 'replay' | 'tail';
  /**
   * True if `POST /chat/cancel` stops a run. Otherwise it answers `cancelled: false`, and the run
   * continues.
   *
   * @default true
   */
  cancels?: boolean;
  /** @default 524288000 bytes and 10 files */
  fileLimits?: FileLimits;
  /**
   * True if disconnecting works. As documented, the public path currently answers 502.
   *
   * @default false
   */
  disconnects?: boolean;
  /**
   * The undocumented effect of a metadata write on omitted fields: `merge` keeps them, `replace`
   * drops them.
   *
   * @default 'merge'
   */
  metadataWrites?: 'merge' | 'replace';
  /**
   * Answers recorded by `npx brainstem record --answers`, which override the seed's. Missing routes
   * and ids come from the seed, as do all writes.
   *
   * @default none
   */
  fixtures?: Fixtures;
  /** Sends async chat callbacks. @default globalThis.fetch */
  deliver?: (request: Request) => Promise<Response>;
  /** Mounts the `/__mock` routes. @default true */
  mountControl?: boolean;
}

/** An async chat callback that was sent or attempted. */
export interface CallbackDelivery {
  /** The caller's `callback_url`. */
  readonly url: string;
  readonly body: AsyncCallback;
  /** The receiver's status. Absent until it responds, and if it was unreachable. */
  status?: number;
}

/** The parts of a mock platform that survive a reset. Its URLs have no trailing slash. */
export interface Environment extends Readonly<
  Required<
    Pick<
      MockPlatformOptions,
      | 'baseUrl'
      | 'appUrl'
      | 'wait'
      | 'assistant'
      | 'attach'
      | 'cancels'
      | 'fileLimits'
      | 'metadataWrites'
      | 'disconnects'
      | 'deliver'
    >
  >
> {
  readonly clock: Clock;
  /** Waits for a fault's latency, at any pace. */
  readonly delay: Wait;
  /** Finds recorded answers, which override the mock's own. */
  readonly fixture: FindFixture;
  readonly callbacks: CallbackDelivery[];
}
