import {
  postAnalyticsChat,
  postAnalyticsChatV2,
  type AnalyticsChatBody,
  type AnalyticsChatResult,
} from '../../contract/index.ts';
import { serve, type Call, type Route } from '../serve.ts';
import { answerOnboarding } from './onboarding.ts';

/** Chosen: the scope of these routes is not shown; the one that sends chats is asked for. */
const options = { chosenScope: 'analytics:query' } as const;

/** The chat route, in both of its versions. An unknown action is refused with 400. */
export const analyticsChatRoutes: readonly Route[] = [
  serve(postAnalyticsChat, ({ body }, call) => answerAction(body, call), options),
  serve(postAnalyticsChatV2, ({ body }, call) => answerAction(body, call), options),
];

/** Each action has a handler of its own. */
function answerAction(
  body: AnalyticsChatBody,
  call: Call<'serviceActorToken'>,
): AnalyticsChatResult {
  return answerOnboarding(body, call);
}
