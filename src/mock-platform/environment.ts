import type { AsyncCallback, FileLimits } from '../contract/index.ts';
import type { Clock } from './clock.ts';
import type { FindFixture } from './fixtures.ts';
import type { Wait } from './wait.ts';

/** An async chat callback that the mock sent, or tried to. */
export interface CallbackDelivery {
  /** The caller's `callback_url`. */
  readonly url: string;
  readonly body: AsyncCallback;
  /** What the receiver answered; absent until then, and when it could not be reached. */
  status?: number;
}

/** What stays the same when the world of a mock platform is reset. */
export interface Environment {
  /** The service root, without a slash at its end. */
  readonly baseUrl: string;
  /** The web-app host, without a slash at its end. */
  readonly appUrl: string;
  readonly clock: Clock;
  /** Waits at the pace of the platform. */
  readonly wait: Wait;
  /** What `POST /chat/attach` sends: the turn from its start, or only what comes after. */
  readonly attach: 'replay' | 'tail';
  /** Whether `POST /chat/cancel` stops a run. */
  readonly cancels: boolean;
  readonly fileLimits: FileLimits;
  /** What a metadata write does with the fields that it leaves out: keeps or drops them. */
  readonly metadataWrites: 'merge' | 'replace';
  /** Whether a disconnect works; as documented, it answers 502. */
  readonly disconnects: boolean;
  /** What was recorded of a platform, which is answered in place of the world's own. */
  readonly fixture: FindFixture;
  readonly callbacks: CallbackDelivery[];
  /** Sends a callback. */
  readonly deliver: (request: Request) => Promise<Response>;
}
