import { answerDelegation, getDelegation } from '../../contract/index.ts';
import { serve, type Route } from '../serve.ts';
import { requireDelegation, saveAnswers, viewDelegation } from '../state/onboarding/delegations.ts';

/** Answers to delegated onboarding questions, authorised by a link's token. */
export const delegationRoutes: readonly Route[] = [
  serve(getDelegation, ({ query }, call) => {
    const delegation = requireDelegation(query.token, call);
    const organisation = call.world.organisations.get(delegation.organisationId);
    return viewDelegation(delegation, organisation?.name);
  }),

  serve(answerDelegation, ({ body }, call) =>
    saveAnswers(requireDelegation(body.token, call), body.answers),
  ),
];
