import * as v from 'valibot';
import {
  answerOnboardingQuestions,
  getOnboardingQuestions,
  getOnboardingStatus,
  knownMessages,
  type OnboardingUser,
} from '../../contract/index.ts';
import { HttpError } from '../request/httpError.ts';
import { serve, type Call, type Route } from '../serve.ts';
import {
  productOnboardingOf,
  savePartAnswers,
  viewQuestions,
  viewStatus,
  type ProductOnboarding,
} from '../state/onboarding/productOnboarding.ts';

/** Undocumented: the format of sent answers. */
const sentAnswers = v.object({
  answers: v.array(v.object({ question_id: v.string(), answer: v.array(v.string()) })),
});

/** The routes of product onboarding. Assumptions: bodies, and refusals but the credential's. */
export const productOnboardingRoutes: readonly Route[] = [
  serve(getOnboardingStatus, ({ params }, call) => viewStatus(requireOwn(params, call))),

  serve(getOnboardingQuestions, ({ params: { step, subStep, ...user } }, call) =>
    viewQuestions(requireOwn(user, call), { step, subStep }),
  ),

  serve(answerOnboardingQuestions, ({ params: { step, subStep, ...user }, body }, call) => {
    const onboarding = requireOwn(user, call);
    const sent = v.safeParse(sentAnswers, body);
    if (!sent.success) {
      throw new HttpError(
        422,
        'answers: expected a list of question_id and answer, a list of text',
      );
    }
    savePartAnswers(onboarding, { step, subStep }, sent.output.answers);
    return viewStatus(onboarding);
  }),
];

/** Requires the organisation's own tenant (403, as documented) and a known user (404). */
function requireOwn(
  { tenantId, userId }: OnboardingUser,
  { caller, world }: Call,
): ProductOnboarding {
  if (tenantId !== caller.organisationId)
    throw new HttpError(403, knownMessages.organisationDenied);
  const isUser = [...world.users].some(
    ({ id, organisationId }) => id === userId && organisationId === tenantId,
  );
  if (!isUser && world.serviceActors.get(userId)?.organisationId !== tenantId) {
    throw new HttpError(404, 'User not found');
  }
  return productOnboardingOf(world.productOnboarding, tenantId, userId);
}
