import * as v from 'valibot';
import { defineEndpoint } from './schema/endpoint.ts';
import { wholeNumber } from './schema/ids.ts';
import { orBlank, textOrBlank } from './schema/replacement.ts';

const integer = v.pipe(v.number(), v.integer());

/** Schema of {@link OnboardingQuestion}. */
export const onboardingQuestion = v.object({
  question: v.string(),
  // Without any, the person answers in words.
  options: orBlank(v.array(v.string()), () => []),
}) satisfies v.GenericSchema<unknown, OnboardingQuestion>;

/** A question of the onboarding conversation, with answers to choose from. */
export interface OnboardingQuestion {
  question: string;
  options: string[];
}

/** Schema of {@link ConversationItem}. */
export const conversationItem = v.object({
  question: v.string(),
  answer: v.string(),
}) satisfies v.GenericSchema<unknown, ConversationItem>;

/** A question and what a person answered. */
export interface ConversationItem {
  question: string;
  answer: string;
}

/** Schema of {@link StoredConversation}. */
export const storedConversation = v.object({
  tenant_id: textOrBlank,
  user_id: textOrBlank,
  step: integer,
  convo: v.array(conversationItem),
  created_at: textOrBlank,
}) satisfies v.GenericSchema<unknown, StoredConversation>;

/** What a person answered at one step. */
export interface StoredConversation {
  tenant_id: string;
  user_id: string;
  step: number;
  convo: ConversationItem[];
  /** ISO 8601, with a zone or without: no sample is documented. */
  created_at: string;
}

/** Schema of {@link OnboardingBody}. */
export const onboardingBody = v.object({
  action: v.literal('onboarding'),
  conversation_items: v.optional(v.array(conversationItem)),
  step: v.optional(integer),
}) satisfies v.GenericSchema<OnboardingBody, unknown>;

/**
 * Body of `POST /analytics/chat` with the action `onboarding`. `step` is stated as 1 to 5, yet the
 * request that completes may carry 6, so the range is left to the platform: it refuses step 0 with
 * `Invalid step number: 0. Must be between 1 and 5.`
 */
export interface OnboardingBody {
  action: 'onboarding';
  /** The answered pairs of the previous response; empty on step 1. */
  conversation_items?: ConversationItem[];
  /** Required for a new conversation. */
  step?: number;
}

/** Schema of {@link OnboardingResult}. */
export const onboardingResult = v.object({
  success: v.picklist(['true', 'false']),
  error: v.string(),
  questions: v.array(onboardingQuestion),
  step: integer,
  completed: v.boolean(),
  total_conversations_used: integer,
  conversation_id: v.nullish(v.string()),
}) satisfies v.GenericSchema<unknown, OnboardingResult>;

/** What the action `onboarding` answers. */
export interface OnboardingResult {
  /** A string, not a boolean. */
  success: 'true' | 'false';
  /** `No Errors` when `success` is `'true'`. */
  error: string;
  /** Two at step 1, one or two later, none when completed. */
  questions: OnboardingQuestion[];
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
}

/** Schema of {@link OnboardingConversations}. */
export const onboardingConversations = v.object({
  success: v.boolean(),
  conversations: v.array(storedConversation),
  total_count: integer,
  error: v.nullish(v.string()),
}) satisfies v.GenericSchema<unknown, OnboardingConversations>;

/** What the stored conversations of a step come in. `success` is a boolean here. */
export interface OnboardingConversations {
  success: boolean;
  conversations: StoredConversation[];
  total_count: number;
  /** Null on success. */
  error?: string | null;
}

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
