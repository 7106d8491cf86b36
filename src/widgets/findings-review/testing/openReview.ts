import { QueryClient } from '@tanstack/react-query';
import { expect } from 'vitest';
import { createPlatformClient } from '../../../../test/platformClient.ts';
import { createMockPlatform, type MockPlatformOptions } from '../../../mock-platform/index.ts';
import {
  createFindingsTransport,
  type FindingsLists,
  type FindingsTransport,
} from '../../../query/index.ts';
import { createReview } from '../core/createReview.ts';
import { createTestEnvironment } from '../../../environment/testing/createTestEnvironment.ts';

/** The undo period in these tests, in milliseconds. */
export const undoMs = 5_000;

/** Opens a review over a mock platform, without React and with a manual clock. */
export function openReview(options: MockPlatformOptions = {}) {
  const platform = createMockPlatform({ pace: 0, ...options });
  const connect = () =>
    createFindingsTransport(
      createPlatformClient(platform, { retry: { attempts: 0 } }),
      new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    );
  const bare = connect();
  let shown: FindingsLists | undefined;
  const transport: FindingsTransport = {
    ...bare,
    lists: async () => {
      shown = await bare.lists();
      return shown;
    },
  };
  const environment = createTestEnvironment();
  const errors: unknown[] = [];
  const review = createReview({
    transport,
    holdFor: undoMs,
    environment,
  });
  review.on('error', (error) => errors.push(error));
  const stop = review.mount();
  return {
    platform,
    transport,
    review,
    environment,
    errors,
    stop,
    /** A transport of another reviewer on the same platform. */
    elsewhere: connect(),
    /** Returns the last fetched lists, as a reviewer would see them. */
    shown: () => shown,
    /** Advances time, and waits for the responses to everything that was sent. */
    advance: async (milliseconds: number): Promise<void> => {
      environment.advance(milliseconds);
      await review.actions.settled();
    },
    /** Returns each finding's state in the platform's lists. */
    states: async (): Promise<Map<string, string>> => {
      const { current } = await transport.lists();
      return new Map(current.findings.map((one) => [one.finding_id, one.review_state]));
    },
  };
}

/** Opens a review with loaded lists, and returns the ids of its pending findings. */
export async function openLoaded() {
  const opened = openReview();
  const { current } = await opened.transport.lists();
  const ids = current.findings
    .filter((one) => one.review_state === 'pending')
    .map((one) => one.finding_id);
  const at = (place: number): string => ids[place] ?? '';
  await expect.poll(() => opened.review.actions.findingOf(at(0))).toBeDefined();
  return { ...opened, ids, at, state: () => opened.review.store.getState() };
}
