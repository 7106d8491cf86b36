import { answerDelegation, getDelegation } from '../../contract/index.ts';
import { serve, type Call, type Route } from '../serve.ts';
import {
  requireDelegation,
  takeAnswers,
  viewDelegation,
  type StoredDelegation,
} from '../state/delegations.ts';

/** Delegated onboarding answers, behind the token of a link. */
export const delegationRoutes: readonly Route[] = [
  serve(getDelegation, ({ query }, call) => {
    const delegation = openLink(query.token, call);
    const organisation = call.world.organisations.get(delegation.organisationId);
    return viewDelegation(delegation, organisation?.name);
  }),

  serve(answerDelegation, ({ body }, call) =>
    takeAnswers(openLink(body.token, call), body.answers),
  ),
];

function openLink(token: string, { world, environment }: Call<'linkToken'>): StoredDelegation {
  return requireDelegation(world.delegations, token, environment.clock.now());
}
