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

/** The time for which decisions are held in these tests, in milliseconds. */
export const holdFor = 5_000;

/** A review over a mock platform, without React and with a clock that is moved by hand. */
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
    holdFor,
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
    /** The same platform, as another reviewer reaches it. */
    elsewhere: connect(),
    /** The lists that were fetched last, as a reviewer would see them. */
    shown: () => shown,
    /** Moves the time on, and waits until all that was sent by it is answered. */
    advance: async (milliseconds: number): Promise<void> => {
      environment.advance(milliseconds);
      await review.actions.settled();
    },
    /** The state of each finding by the platform's own lists. */
    states: async (): Promise<Map<string, string>> => {
      const { current } = await transport.lists();
      return new Map(current.findings.map((one) => [one.finding_id, one.review_state]));
    },
  };
}

/** {@link openReview} once its lists are there, with the ids of the pending findings. */
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
