import {
  postAnalyticsChat,
  postAnalyticsChatV2,
  type AnalyticsChatBody,
} from '../../contract/index.ts';
import { requireScope } from '../authenticate.ts';
import { serve, type Call, type Route } from '../serve.ts';
import { modifyGraph, type ModificationAnswer } from '../state/graphModification.ts';

/** The chat route, in both of its versions. An unknown action is refused with 400. */
export const analyticsChatRoutes: readonly Route[] = [
  serve(postAnalyticsChat, ({ body }, call) => answers[body.action](body, call)),
  serve(postAnalyticsChatV2, ({ body }, call) => answers[body.action](body, call)),
];

type Answers = Record<
  AnalyticsChatBody['action'],
  (body: AnalyticsChatBody, call: Call<'serviceActorToken'>) => ModificationAnswer
>;

const answers: Answers = {
  // Chosen: the scope of this action is not shown.
  graph_modification: (body, { caller, scopes, world, environment }) => {
    requireScope(scopes, 'brain:write');
    return modifyGraph(world, caller.organisationId, body, environment.clock.now());
  },
};
