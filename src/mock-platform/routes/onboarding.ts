import type { OnboardingState } from '../state/onboarding/onboarding.ts';
import {
  knownMessages,
  listOnboardingConversations,
  type OnboardingBody,
  type OnboardingResult,
} from '../../contract/index.ts';
import { Refusal } from '../request/refusal.ts';
import { serveWith, type Call, type Route } from '../serve.ts';
import {
  conversationOf,
  invalidStep,
  isStep,
  storedAt,
  takeTurn,
} from '../state/onboarding/onboarding.ts';

const serve = serveWith<OnboardingState>();

/** Routes for the answers of the onboarding conversations of the caller's organisation. */
export const onboardingRoutes: readonly Route[] = [
  serve(listOnboardingConversations, ({ query: { step } }, { caller, world }) => {
    // Undocumented: what a step out of range answers.
    if (!isStep(step)) {
      return { success: false, conversations: [], total_count: 0, error: invalidStep(step) };
    }
    const conversations = storedAt(world.onboarding, caller.organisationId, step);
    return { success: true, conversations, total_count: conversations.length, error: null };
  }),
];

/**
 * The action `onboarding` of the chat route. `step` is required for a new conversation; without it,
 * the next one is meant, which is chosen, and so is the 400 where there is none to go on with.
 */
export function answerOnboarding(
  body: OnboardingBody,
  { caller, world, environment }: Call<'serviceActorToken', OnboardingState>,
): OnboardingResult {
  const visitor = {
    tenantId: caller.organisationId,
    userId: caller.id,
    now: environment.clock.now(),
  };
  const latest = conversationOf(world.onboarding, visitor);
  const goesOn = latest !== undefined && !latest.completed;
  const step = body.step ?? (goesOn ? latest.asked + 1 : undefined);
  if (step === undefined) throw new Refusal(400, knownMessages.missingField('step'));
  return takeTurn(world, { ...body, step }, visitor);
}
