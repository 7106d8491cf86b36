import type { Random } from '../../random.ts';
import type {
  ConversationItem,
  OnboardingBody,
  OnboardingResult,
  StoredConversation,
} from '../../../contract/index.ts';
import { isoTime } from '../../clock.ts';
import { chapters } from './onboardingChapters.ts';

/** A user's progress through the steps. */
export interface OnboardingConversation {
  readonly id: string;
  readonly tenantId: string;
  readonly userId: string;
  /** The latest step whose questions were asked. */
  asked: number;
  completed: boolean;
  /** The answers by the step that asked. */
  readonly answers: Map<number, { items: ConversationItem[]; createdAt: string }>;
}

/** All conversations, the latest last. */
export type OnboardingConversations = OnboardingConversation[];

export interface OnboardingState {
  readonly random: Random;
  readonly onboarding: OnboardingConversations;
}

export interface OnboardingVisitor {
  readonly tenantId: string;
  readonly userId: string;
  /** In milliseconds. */
  readonly now: number;
}

const lastStep = chapters.length;

/** Returns the documented message for step 0. */
export function invalidStep(step: number): string {
  return `Invalid step number: ${step}. Must be between 1 and ${lastStep}.`;
}

export function isStep(step: number): boolean {
  return step >= 1 && step <= lastStep;
}

/**
 * Takes a turn. Step 1 begins a conversation; each later step takes the answers to the one before.
 * Once the last step has asked, the step after it completes. Assumptions:
 *
 * - A refusal is an answer with `success` `'false'`, as `error` beside it has no other use. Its
 *   status is undocumented.
 * - A step that was asked before is asked again and its answers are replaced; one that skips a step
 *   is refused.
 * - The answered step is one more than the asked one, as in the completion sample (6 and 7).
 * - A conversation that is complete stays so until step 1 begins another.
 */
export function answerTurn(
  { onboarding, random }: OnboardingState,
  { step, conversation_items: items = [] }: Omit<OnboardingBody, 'step'> & { step: number },
  visitor: OnboardingVisitor,
): OnboardingResult {
  const latest = conversationOf(onboarding, visitor);
  if (!isStep(step) && (latest?.asked !== lastStep || step !== lastStep + 1)) {
    return refused(step, invalidStep(step));
  }
  if (step === 1) {
    const begun = begin(random.uuid(), visitor);
    onboarding.push(begun);
    return ask(begun, 1);
  }
  if (latest === undefined) return refused(step, 'Onboarding has not begun: start with step 1.');
  if (latest.completed) return complete(latest);
  if (step > latest.asked + 1) {
    return refused(step, `Step ${latest.asked + 1} is next, not step ${step}.`);
  }
  if (items.length > 0) {
    latest.answers.set(step - 1, { items, createdAt: isoTime(visitor.now) });
  }
  if (step <= lastStep) return ask(latest, step);
  latest.completed = true;
  return complete(latest);
}

export function conversationOf(
  conversations: OnboardingConversations,
  { tenantId, userId }: Omit<OnboardingVisitor, 'now'>,
): OnboardingConversation | undefined {
  return conversations.findLast((one) => one.tenantId === tenantId && one.userId === userId);
}

/** Returns a tenant's answers at a step. Undocumented: whether they are those of all users. */
export function storedAt(
  conversations: OnboardingConversations,
  tenantId: string,
  step: number,
): StoredConversation[] {
  return conversations.flatMap(({ answers, ...conversation }) => {
    const stored = answers.get(step);
    if (stored === undefined || conversation.tenantId !== tenantId) return [];
    const { items: convo, createdAt: created_at } = stored;
    return [{ tenant_id: tenantId, user_id: conversation.userId, step, convo, created_at }];
  });
}

function begin(id: string, { tenantId, userId }: OnboardingVisitor): OnboardingConversation {
  return { id, tenantId, userId, asked: 0, completed: false, answers: new Map() };
}

function ask(conversation: OnboardingConversation, step: number): OnboardingResult {
  conversation.asked = Math.max(conversation.asked, step);
  const questions = (chapters[step - 1]?.baseline ?? []).map(({ question, options }) => ({
    question,
    options: [...options],
  }));
  return { ...answered(conversation), questions, step: step + 1, completed: false };
}

function complete(conversation: OnboardingConversation): OnboardingResult {
  return {
    ...answered(conversation),
    questions: [],
    step: lastStep + 2,
    completed: true,
    conversation_id: conversation.id,
  };
}

function answered({ answers }: OnboardingConversation) {
  const used = [...answers.values()].flatMap(({ items }) => items);
  return { success: 'true', error: 'No Errors', total_conversations_used: used.length } as const;
}

function refused(step: number, error: string): OnboardingResult {
  return {
    success: 'false',
    error,
    questions: [],
    step,
    completed: false,
    total_conversations_used: 0,
  };
}
