import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import { graphModificationBody, graphModificationResult } from './graphModification.ts';
import { onboardingBody, onboardingResult } from './onboarding.ts';

/** Body of `POST /analytics/chat`: one of its actions. Assistant chat is not among them. */
export const analyticsChatBody = v.variant('action', [onboardingBody, graphModificationBody]);

/** See {@link analyticsChatBody}. */
export type AnalyticsChatBody = v.InferOutput<typeof analyticsChatBody>;

/** What `POST /analytics/chat` answers: the result of the action that was asked for. */
export const analyticsChatResult = v.union([onboardingResult, graphModificationResult]);

/** What the platform writes for it, before it is read. See {@link analyticsChatResult}. */
export type AnalyticsChatAnswer = v.InferInput<typeof analyticsChatResult>;

/** Scopes of this route are not shown. */
const analyticsChat = {
  method: 'POST',
  path: '/analytics/chat',
  credential: 'serviceActorToken',
  idempotent: false,
  body: { type: 'json', schema: analyticsChatBody },
  response: { type: 'json', status: 200, schema: analyticsChatResult },
} as const;

/** `POST {public_url}/analytics/chat`: a turn of onboarding or a change of the brain. */
export const postAnalyticsChat = defineEndpoint({
  ...analyticsChat,
  name: 'postAnalyticsChat',
  host: 'public',
});

/** `POST {base_url}/public/v2/analytics/chat`: the same in the second version of the routes. */
export const postAnalyticsChatV2 = defineEndpoint({
  ...analyticsChat,
  name: 'postAnalyticsChatV2',
  host: 'publicV2',
});
