import { answerDelegation, getDelegation } from '../../contract/index.ts';
import { serve, type Call, type Route } from '../serve.ts';
import {
  requireDelegation,
  saveAnswers,
  viewDelegation,
  type StoredDelegation,
} from '../state/onboarding/delegations.ts';

/** Answers to delegated onboarding questions, authorised by a link's token. */
export const delegationRoutes: readonly Route[] = [
  serve(getDelegation, ({ query }, call) => {
    const delegation = requireOpenDelegation(query.token, call);
    const organisation = call.world.organisations.get(delegation.organisationId);
    return viewDelegation(delegation, organisation?.name);
  }),

  serve(answerDelegation, ({ body }, call) =>
    saveAnswers(requireOpenDelegation(body.token, call), body.answers),
  ),
];

function requireOpenDelegation(
  token: string,
  { world, environment }: Call<'linkToken'>,
): StoredDelegation {
  return requireDelegation(world.delegations, token, environment.clock.now());
}
