import type { AsyncCallback, FileLimits } from '../contract/index.ts';
import type { Assistant } from './assistant/step.ts';
import type { Clock } from './clock.ts';
import type { FindFixture } from './fixtures.ts';
import type { Wait } from './wait.ts';

/** An async chat callback that the mock sent, or tried to. */
export interface CallbackDelivery {
  /** The caller's `callback_url`. */
  readonly url: string;
  readonly body: AsyncCallback;
  /** The receiver's status; absent until it answers, and if it couldn't be reached. */
  status?: number;
}

/** The parts of a mock platform that survive a reset. */
export interface Environment {
  /** The service root, without a slash at its end. */
  readonly baseUrl: string;
  /** The web-app host, without a slash at its end. */
  readonly appUrl: string;
  readonly clock: Clock;
  /** Waits at the pace of the platform. */
  readonly wait: Wait;
  readonly assistant: Assistant;
  /** The answer of `POST /chat/attach`: the turn from its start, or only what comes after. */
  readonly attach: 'replay' | 'tail';
  /** True if `POST /chat/cancel` stops a run. */
  readonly cancels: boolean;
  readonly fileLimits: FileLimits;
  /** The effect of a metadata write on omitted fields: keeps or drops them. */
  readonly metadataWrites: 'merge' | 'replace';
  /** True if a disconnect works; as documented, it answers 502. */
  readonly disconnects: boolean;
  /** The recorded answers of a platform, which override the mock's own. */
  readonly fixture: FindFixture;
  readonly callbacks: CallbackDelivery[];
  /** Sends a callback. */
  readonly deliver: (request: Request) => Promise<Response>;
}
