import {
  postAnalyticsChat,
  postAnalyticsChatV2,
  type AnalyticsChatAnswer,
  type AnalyticsChatBody,
} from '../../../contract/index.ts';
import { requireScope } from '../../access/authenticate.ts';
import { serve, type Call, type Route } from '../../serve.ts';
import { modifyGraph } from '../../state/brain/graphModification.ts';
import { answerOnboarding } from '../onboarding.ts';

/** Both versions of the chat route. An unknown action is refused with 400. */
export const analyticsChatRoutes: readonly Route[] = [
  serve(postAnalyticsChat, ({ body }, call) => answerAction(body, call)),
  serve(postAnalyticsChatV2, ({ body }, call) => answerAction(body, call)),
];

/** Undocumented: the actions' scopes. Each requires the scope of its effect. */
function answerAction(body: AnalyticsChatBody, call: Call): AnalyticsChatAnswer {
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
