import * as v from 'valibot';
import type { ConversationItem } from './onboarding.ts';
import { defineEndpoint } from './endpoint.ts';
import { graphModificationBody, graphModificationResult } from './graphModification.ts';
import { onboardingBody, onboardingResult } from './onboarding.ts';

/** Schema of {@link AnalyticsChatBody}. */
export const analyticsChatBody = v.variant('action', [
  onboardingBody,
  graphModificationBody,
]) satisfies v.GenericSchema<unknown, AnalyticsChatBody>;

/** Body of `POST /analytics/chat`: one of its actions. Assistant chat is not among them. */
export type AnalyticsChatBody =
  | {
      action: 'graph_modification';
      /** What to change, in a person's words. Required unless `query` is given. */
      user_input?: string;
      /** Another name of `user_input`. */
      query?: string;
      /** Chat history id. */
      session_id?: string;
      /** Tags the modification. */
      category?: string;
    }
  | {
      action: 'onboarding';
      /** The answered pairs of the previous response; empty on step 1. */
      conversation_items?: ConversationItem[];
      /** Required for a new conversation. */
      step?: number;
    };

/** Schema of {@link AnalyticsChatAnswer}. */
export const analyticsChatResult = v.union([
  onboardingResult,
  graphModificationResult,
]) satisfies v.GenericSchema<AnalyticsChatAnswer, unknown>;

/** What the platform writes for it, before it is read. See {@link analyticsChatResult}. */
export type AnalyticsChatAnswer =
  | {
      /**
       * The platform writes `'true'` or `'false'` as text; here it is read as the boolean it means.
       */
      success: 'true' | 'false';
      /** `No Errors`, or a message. */
      error: string;
      /**
       * `Brain update applied.`, `Brain update needs review.`, or empty where there was no text.
       */
      response: string;
      reason?: string | null;
      /** `graph_modification` */
      routing_decision?: string | null;
      /** `graph_modification` */
      type?: string | null;
      /** One for each change that was found in the text. */
      results?:
        | (
            | {
                status: 'applied';
                action: {
                  /** Add, replace or invalidate; the words themselves are not documented. */
                  action: string;
                  source_name: string;
                  old_relation?: string | null;
                  old_target_name?: string | null;
                  new_relation?: string | null;
                  new_target_name?: string | null;
                  /** A date. */
                  effective_at?: string | null;
                  [key: string]: unknown;
                };
                edge_uuid?: string | null;
                episode_uuid?: string | null;
                /** Their shape is not documented. */
                notes?: unknown[] | null;
                affected: {
                  invalidated?: {
                    uuid?: string | null;
                    [key: string]: unknown;
                  } | null;
                  /** Their shape is not documented. */
                  added_edges?: unknown[] | null;
                  /** Their shape is not documented. */
                  added_nodes?: unknown[] | null;
                  [key: string]: unknown;
                };
                [key: string]: unknown;
              }
            | {
                status: 'ambiguous';
                /** For example `multiple_matches`. */
                detail?: string | null;
                /** Their fields beyond the id are not documented. */
                candidates?:
                  | {
                      uuid: string;
                      [key: string]: unknown;
                    }[]
                  | null;
                /** Its shape is not documented. */
                search_candidates?: unknown;
                [key: string]: unknown;
              }
            | {
                status: 'error';
                [key: string]: unknown;
              }
          )[]
        | null;
      /** How many of the results have which status. */
      summary?: {
        applied: number;
        ambiguous: number;
        error: number;
      } | null;
    }
  | {
      /** A string, not a boolean. */
      success: 'true' | 'false';
      /** `No Errors` when `success` is `'true'`. */
      error: string;
      /** Two at step 1, one or two later, none when completed. */
      questions: {
        question: string;
        options: string[];
      }[];
      /**
       * Step number of the conversation flow: 7 in a completion sample that was asked with step 6.
       */
      step: number;
      /** The one sign that onboarding is complete. */
      completed: boolean;
      /** How many answered pairs were used as context. */
      total_conversations_used: number;
      /** Present on completion. */
      conversation_id?: string | null;
    };

/** Scopes of this route are not documented. */
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
