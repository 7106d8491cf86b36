import type { OnboardingState } from '../../state/onboarding/onboarding.ts';
import type { BrainState } from '../../state/brain/brain.ts';
import {
  postAnalyticsChat,
  postAnalyticsChatV2,
  type AnalyticsChatAnswer,
  type AnalyticsChatBody,
} from '../../../contract/index.ts';
import { requireScope } from '../../access/authenticate.ts';
import { serveWith, type Call, type Route } from '../../serve.ts';
import { modifyGraph } from '../../state/brain/graphModification.ts';
import { answerOnboarding } from '../onboarding.ts';

type State = BrainState & OnboardingState;

const serve = serveWith<State>();

/** Both versions of the chat route. An unknown action is refused with 400. */
export const analyticsChatRoutes: readonly Route[] = [
  serve(postAnalyticsChat, ({ body }, call) => answerAction(body, call)),
  serve(postAnalyticsChatV2, ({ body }, call) => answerAction(body, call)),
];

/** Undocumented: the actions' scopes. Each requires the scope of its effect. */
function answerAction(
  body: AnalyticsChatBody,
  call: Call<'serviceActorToken', State>,
): AnalyticsChatAnswer {
  const { caller, scopes, world, environment } = call;
  switch (body.action) {
    case 'onboarding':
      requireScope(scopes, 'analytics:query');
      return answerOnboarding(body, call);
    case 'graph_modification':
      requireScope(scopes, 'brain:write');
      return modifyGraph(world, caller.organisationId, body, environment.clock.now());
  }
}
