import * as v from 'valibot';
import { defineEndpoint } from './schema/endpoint.ts';
import { wholeNumber } from './schema/ids.ts';
import { orBlank, textOrBlank } from './schema/replacement.ts';

const integer = v.pipe(v.number(), v.integer());

export const onboardingQuestion = v.object({
  question: v.string(),
  // Without any, the person answers in words.
  options: orBlank(v.array(v.string()), () => []),
});

/** A question of the onboarding conversation, with answers to choose from. */
export interface OnboardingQuestion extends v.InferOutput<typeof onboardingQuestion> {}

export const conversationItem = v.object({
  question: v.string(),
  answer: v.string(),
});

/** A question and what a person answered. */
export interface ConversationItem extends v.InferOutput<typeof conversationItem> {}

export const storedConversation = v.object({
  tenant_id: textOrBlank,
  user_id: textOrBlank,
  step: integer,
  convo: v.array(conversationItem),
  /** ISO 8601, with a zone or without: no sample is documented. */
  created_at: textOrBlank,
});

/** The answers of a person at one step. */
export interface StoredConversation extends v.InferOutput<typeof storedConversation> {}

export const onboardingBody = v.object({
  action: v.literal('onboarding'),
  /** The answered pairs of the previous response; empty on step 1. */
  conversation_items: v.optional(v.array(conversationItem)),
  /** Required for a new conversation. */
  step: v.optional(integer),
});

/**
 * Body of `POST /analytics/chat` with the action `onboarding`. `step` is stated as 1 to 5, yet the
 * request that completes may carry 6, so the range is left to the platform: it refuses step 0 with
 * `Invalid step number: 0. Must be between 1 and 5.`
 */
export interface OnboardingBody extends v.InferInput<typeof onboardingBody> {}

export const onboardingResult = v.object({
  /** A string, not a boolean. */
  success: v.picklist(['true', 'false']),
  /** `No Errors` when `success` is `'true'`. */
  error: v.string(),
  /** Two at step 1, one or two later, none when completed. */
  questions: v.array(onboardingQuestion),
  /**
   * Step number of the conversation flow: 7 in a completion sample that was asked with step 6.
   */
  step: integer,
  /** True once onboarding is complete; no other field shows it. */
  completed: v.boolean(),
  /** The number of answered pairs that were used as context. */
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
 * `GET {public_url}/analytics/retrieve/association/conversation?step=`: what was answered at a step.
 * Its scope is not documented.
 */
export const listOnboardingConversations = defineEndpoint({
  name: 'listOnboardingConversations',
  method: 'GET',
  host: 'public',
  path: '/analytics/retrieve/association/conversation',
  credential: 'serviceActorToken',
  idempotent: true,
  query: v.object({ step: wholeNumber }),
  response: { type: 'json', status: 200, schema: onboardingConversations },
});
