import * as v from 'valibot';
import { defineEndpoint } from './schema/endpoint.ts';
import { wholeNumber } from './schema/ids.ts';
import { withDefault, textOrEmpty } from './schema/replacement.ts';

const integer = v.pipe(v.number(), v.integer());

export const onboardingQuestion = v.object({
  question: v.string(),
  // Without options, the answer is free text.
  options: withDefault(v.array(v.string()), () => []),
});

/** A question of the onboarding conversation, with its options. */
export interface OnboardingQuestion extends v.InferOutput<typeof onboardingQuestion> {}

export const conversationItem = v.object({
  question: v.string(),
  answer: v.string(),
});

/** A question with the user's answer. */
export interface ConversationItem extends v.InferOutput<typeof conversationItem> {}

export const storedConversation = v.object({
  tenant_id: textOrEmpty,
  user_id: textOrEmpty,
  step: integer,
  convo: v.array(conversationItem),
  /** In ISO 8601, with or without a zone: no sample is documented. */
  created_at: textOrEmpty,
});

/** A user's answers at one step. */
export interface StoredConversation extends v.InferOutput<typeof storedConversation> {}

export const onboardingBody = v.object({
  action: v.literal('onboarding'),
  /** The answers to the previous response's questions; empty at step 1. */
  conversation_items: v.optional(v.array(conversationItem)),
  /** Required for a new conversation. */
  step: v.optional(integer),
});

/**
 * Body of `POST /analytics/chat` with the action `onboarding`. `step` is documented as 1 to 5, but
 * the completing request may have 6, so the platform checks the range: it refuses step 0 with
 * `Invalid step number: 0. Must be between 1 and 5.`
 */
export interface OnboardingBody extends v.InferInput<typeof onboardingBody> {}

export const onboardingResult = v.object({
  /** A string rather than a boolean. */
  success: v.picklist(['true', 'false']),
  /** `No Errors` if `success` is `'true'`. */
  error: v.string(),
  /** Two questions at step 1, one or two later, none when completed. */
  questions: v.array(onboardingQuestion),
  /** The step number of the flow: 7 in a documented completion of a request with step 6. */
  step: integer,
  /** True once onboarding is complete; no other field indicates it. */
  completed: v.boolean(),
  /** The number of answers used as context. */
  total_conversations_used: integer,
  /** Present on completion. */
  conversation_id: v.nullish(v.string()),
});

/** The answer of the action `onboarding`. */
export interface OnboardingResult extends v.InferOutput<typeof onboardingResult> {}

export const onboardingConversations = v.object({
  success: v.boolean(),
  conversations: v.array(storedConversation),
  total_count: integer,
  /** Null on success. */
  error: v.nullish(v.string()),
});

/** The stored conversations of a step. `success` is a boolean here. */
export interface OnboardingConversations extends v.InferOutput<typeof onboardingConversations> {}

/**
 * `GET {public_url}/analytics/retrieve/association/conversation?step=`: the answers at a step. Its
 * scope is not documented.
 */
export const listOnboardingConversations = defineEndpoint(
  'listOnboardingConversations',
  'GET /analytics/retrieve/association/conversation',
  {
    host: 'public',
    credential: 'serviceActorToken',
    query: v.object({ step: wholeNumber }),
    response: onboardingConversations,
  },
);
