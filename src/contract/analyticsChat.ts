import * as v from 'valibot';
import { defineEndpoint, type Endpoint } from './schema/endpoint.ts';
import {
  graphModificationBody,
  graphModificationResult,
  type GraphModificationBody,
} from './graphModification.ts';
import { onboardingBody, onboardingResult, type OnboardingBody } from './onboarding.ts';

export const analyticsChatBody = v.variant('action', [
  onboardingBody,
  graphModificationBody,
]) satisfies v.GenericSchema<unknown, AnalyticsChatBody>;

/** Body of `POST /analytics/chat`: one of its actions. Assistant chat is not among them. */
export type AnalyticsChatBody = GraphModificationBody | OnboardingBody;

export const analyticsChatResult = v.union([onboardingResult, graphModificationResult]);

/** The platform's answer before it is decoded. */
export type AnalyticsChatAnswer = v.InferInput<typeof analyticsChatResult>;

/** Scopes of this route are not documented. */
const analyticsChat = {
  credential: 'serviceActorToken',
  body: analyticsChatBody,
  response: analyticsChatResult,
} as const;

/**
 * The actions of the route, so that a missing scope is attributed to one of them. Changing the
 * brain counts as `brain:write`, so that it isn't offered without that scope.
 */
export const analyticsActions = {
  onboarding: { name: 'askOnboarding' },
  change: { name: 'changeBrain', scope: 'brain:write' },
} as const satisfies Record<string, Pick<Endpoint, 'name' | 'scope'>>;

/** `POST {public_url}/analytics/chat`: a turn of onboarding or a change of the brain. */
export const postAnalyticsChat = defineEndpoint('postAnalyticsChat', 'POST /analytics/chat', {
  ...analyticsChat,
  host: 'public',
});

/** `POST {base_url}/public/v2/analytics/chat`: the same in the second version of the routes. */
export const postAnalyticsChatV2 = defineEndpoint('postAnalyticsChatV2', 'POST /analytics/chat', {
  ...analyticsChat,
  host: 'publicV2',
});
