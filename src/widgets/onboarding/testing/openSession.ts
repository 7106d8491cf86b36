import { QueryClient } from '@tanstack/react-query';
import { createPlatformClient } from '../../../../test/platformClient.ts';
import { createMockPlatform, type MockPlatform } from '../../../mock-platform/index.ts';
import {
  createOnboardingTransport,
  type OnboardingRequest,
  type OnboardingTransport,
} from '../../../query/index.ts';
import {
  createOnboardingSession,
  type OnboardingSession,
  type OnboardingSessionOptions,
} from '../onboardingSession.ts';

/** What a test of the session can set. */
export interface OpenSessionOptions extends Omit<OnboardingSessionOptions, 'ask'> {
  platform?: MockPlatform;
  serviceActorId?: string;
}

/** A session over a mock platform, and what it has seen. */
export interface OpenedSession {
  session: OnboardingSession;
  platform: MockPlatform;
  transport: OnboardingTransport;
  /** Turns that the platform answered, in their order. */
  turns: OnboardingRequest[];
  /** How many turns were under way at once, at most. */
  mostAtOnce: () => number;
  /** Waits until everything was written. */
  kept: () => Promise<void>;
}

/** Opens a session over a mock platform. */
export function openSession({
  platform = createMockPlatform({ pace: 0 }),
  serviceActorId,
  ...options
}: OpenSessionOptions = {}): OpenedSession {
  const client = createPlatformClient(platform, {
    retry: { attempts: 0 },
    ...(serviceActorId === undefined ? {} : { serviceActorId }),
  });
  const transport = createOnboardingTransport(client, new QueryClient());
  const turns: OnboardingRequest[] = [];
  let underWay = 0;
  let most = 0;
  const session = createOnboardingSession({
    ...options,
    ask: async (request, signal) => {
      underWay += 1;
      most = Math.max(most, underWay);
      try {
        const turn = await transport.ask(request, signal);
        turns.push(request);
        return turn;
      } finally {
        underWay -= 1;
      }
    },
  });
  return {
    session,
    platform,
    transport,
    turns,
    mostAtOnce: () => most,
    kept: async () => options.answerStorage?.flushed(),
  };
}

/** Waits until no turn is under way. */
export function settled({ store }: OnboardingSession): Promise<void> {
  return new Promise((resolve) => {
    const check = (): boolean => {
      if (store.getState().isSending) return false;
      stop();
      resolve();
      return true;
    };
    let stop = (): void => undefined;
    if (!check()) stop = store.subscribe(check);
  });
}

/** Answers every question of the shown step in own words, by its place. */
export function answerAll({ store, actions }: OnboardingSession, text: string): void {
  const { steps, at } = store.getState();
  steps[at]?.questions.forEach((_, place) =>
    actions.answer(place, { chosen: [], isOther: true, text: `${text} ${place}` }),
  );
}
