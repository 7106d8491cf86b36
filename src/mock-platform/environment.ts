import type { AsyncCallback, FileLimits } from '../contract/index.ts';
import type { Assistant } from './assistant/step.ts';
import type { Clock } from './clock.ts';
import type { FindFixture } from './fixtures.ts';
import type { Wait } from './wait.ts';

/** An async chat callback that was sent or attempted. */
export interface CallbackDelivery {
  /** The caller's `callback_url`. */
  readonly url: string;
  readonly body: AsyncCallback;
  /** The receiver's status. Absent until it responds, and if it was unreachable. */
  status?: number;
}

/** The parts of a mock platform that survive a reset. */
export interface Environment {
  /** The service root, without a trailing slash. */
  readonly baseUrl: string;
  /** The web-app host, without a trailing slash. */
  readonly appUrl: string;
  readonly clock: Clock;
  /** Waits at the pace of the platform. */
  readonly wait: Wait;
  readonly assistant: Assistant;
  /** The response of `POST /chat/attach`: the turn from its start, or only what follows. */
  readonly attach: 'replay' | 'tail';
  /** True if `POST /chat/cancel` stops a run. */
  readonly cancels: boolean;
  readonly fileLimits: FileLimits;
  /** The effect of a metadata write on omitted fields: keeps or drops them. */
  readonly metadataWrites: 'merge' | 'replace';
  /** True if disconnecting works. As documented, it answers 502. */
  readonly disconnects: boolean;
  /** Finds recorded answers, which override the mock's own. */
  readonly fixture: FindFixture;
  readonly callbacks: CallbackDelivery[];
  readonly deliver: (request: Request) => Promise<Response>;
}
