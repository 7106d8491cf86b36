import { QueryClient } from '@tanstack/react-query';
import { createPlatformClient } from '../../../../test/platformClient.ts';
import type { StoredConversation } from '../../../contract/index.ts';
import type { Persistence } from '../../../controller/index.ts';
import { createMockPlatform, type MockPlatform } from '../../../mock-platform/index.ts';
import {
  createAskOnboarding,
  storedConversationsQuery,
  type OnboardingRequest,
} from '../../../query/index.ts';
import { createOnboarding, type OnboardingController } from '../core/createOnboarding.ts';
import type { SavedAnswers } from '../core/savedAnswers.ts';

export interface OpenOnboardingOptions {
  platform?: MockPlatform;
  serviceActorId?: string;
  persistence?: Persistence<SavedAnswers>;
}

/** A mounted controller over a mock platform, with its recorded activity. */
export interface OpenedOnboarding {
  onboarding: OnboardingController;
  platform: MockPlatform;
  unmount: () => void;
  /** The requests that the platform answered, in order. */
  turns: OnboardingRequest[];
  /** Returns the maximum number of concurrent requests. */
  maxAtOnce: () => number;
  /** Returns the stored conversations of a step. */
  stored: (step: number) => Promise<StoredConversation[]>;
}

/** Mounts a controller over a mock platform. */
export function openOnboarding({
  platform = createMockPlatform({ pace: 0 }),
  serviceActorId,
  persistence,
}: OpenOnboardingOptions = {}): OpenedOnboarding {
  const client = createPlatformClient(platform, {
    retry: { attempts: 0 },
    ...(serviceActorId === undefined ? {} : { serviceActorId }),
  });
  const queryClient = new QueryClient();
  const ask = createAskOnboarding(client, queryClient);
  const turns: OnboardingRequest[] = [];
  let running = 0;
  let most = 0;
  const onboarding = createOnboarding({
    persistence,
    ask: async (request, signal) => {
      running += 1;
      most = Math.max(most, running);
      try {
        const turn = await ask(request, signal);
        turns.push(request);
        return turn;
      } finally {
        running -= 1;
      }
    },
  });
  return {
    onboarding,
    platform,
    unmount: onboarding.mount(),
    turns,
    maxAtOnce: () => most,
    stored: (step) => queryClient.query(storedConversationsQuery(client, step)),
  };
}

/** Resolves once nothing is being sent or restored. */
export function settled({ store }: OnboardingController): Promise<void> {
  return new Promise((resolve) => {
    const check = (): void => {
      const { isSending, phase } = store.getState();
      if (isSending || phase === 'restoring') return;
      stop();
      resolve();
    };
    let stop = (): void => undefined;
    stop = store.subscribe(check);
    check();
  });
}

/** Answers every question of the current step with free text. */
export function answerAll({ store, actions }: OnboardingController, text: string): void {
  const { steps, current } = store.getState();
  steps[current]?.questions.forEach((_, index) =>
    actions.answer(index, { chosen: [], isOther: true, text: `${text} ${index}` }),
  );
}
