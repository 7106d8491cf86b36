import {
  knownMessages,
  listOnboardingConversations,
  type OnboardingBody,
  type OnboardingResult,
} from '../../contract/index.ts';
import { HttpError } from '../request/httpError.ts';
import { serve, type Call, type Route } from '../serve.ts';
import {
  conversationOf,
  invalidStep,
  isStep,
  storedAt,
  answerTurn,
} from '../state/onboarding/onboarding.ts';

export const onboardingRoutes: readonly Route[] = [
  serve(listOnboardingConversations, ({ query: { step } }, { caller, world }) => {
    // Undocumented: the response to a step out of range.
    if (!isStep(step)) {
      return { success: false, conversations: [], total_count: 0, error: invalidStep(step) };
    }
    const conversations = storedAt(world.onboarding, caller.organisationId, step);
    return { success: true, conversations, total_count: conversations.length, error: null };
  }),
];

/**
 * Handles the chat route's action `onboarding`. `step` is required for a new conversation. The
 * mock's own choices: it defaults to the next step, or is a 400 if there is none.
 */
export function answerOnboarding(
  body: OnboardingBody,
  { caller, world, environment }: Call,
): OnboardingResult {
  const visitor = {
    tenantId: caller.organisationId,
    userId: caller.id,
    now: environment.clock.now(),
  };
  const latest = conversationOf(world.onboarding, visitor);
  const goesOn = latest !== undefined && !latest.completed;
  const step = body.step ?? (goesOn ? latest.asked + 1 : undefined);
  if (step === undefined) throw new HttpError(400, knownMessages.missingField('step'));
  return answerTurn(world, { ...body, step }, visitor);
}
