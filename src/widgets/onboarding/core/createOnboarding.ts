import type { ConversationItem, StoredConversation } from '../../../contract/index.ts';
import {
  defineController,
  type AnswerDraft,
  type AnswerDrafts,
  type Controller,
  type ControllerContext,
  type Persistence,
  type Saving,
} from '../../../controller/index.ts';
import type { Environment } from '../../../environment/index.ts';
import type { AskOnboarding, OnboardingTurn } from '../../../query/index.ts';
import { shareAnswers, type SavedAnswers, type SharedAnswers } from './savedAnswers.ts';
import {
  createStep,
  draftsByQuestion,
  earlierConversation,
  isAcknowledged,
  itemsOf,
  unansweredIn,
  withDraft,
  type EarlierConversation,
  type OnboardingStep,
} from './steps.ts';

/** The state of an onboarding. */
export interface OnboardingState {
  /**
   * `completed` only if the platform says so, now or on an earlier visit. In the latter case
   * `steps` is empty.
   */
  phase: 'restoring' | 'intro' | 'answering' | 'completed';
  /** The steps so far. */
  steps: readonly OnboardingStep[];
  /** The index of the current step. */
  current: number;
  /** True if it was restored by a reload, until the user navigates. */
  isRestored: boolean;
  /** Answers to questions that aren't currently asked, in case they are asked again. */
  drafts: AnswerDrafts;
  /** True while a request is running, which disables all changes. */
  isSending: boolean;
  /** The error of the last request, if any. */
  error: unknown;
  /** The unanswered questions of the current step, once the user tried to continue. */
  unanswered: readonly number[];
  /** The number of attempts to continue with unanswered questions. */
  attempts: number;
  /** The persistence of answers across reloads, if any. */
  saving: Saving;
  conversationId: string | undefined;
}

/** The actions of an onboarding. Ignored while a request is running. */
export interface OnboardingActions {
  /** Requests the first questions, also after completion. Earlier answers are kept. */
  begin: (stored?: readonly StoredConversation[]) => void;
  /** Requests the questions after those answered earlier. */
  resume: (stored: readonly StoredConversation[]) => void;
  answer: (question: number, draft: AnswerDraft) => void;
  /** Shows the previous step, without validation or loss. */
  back: () => void;
  /** Shows the next step if the platform has these answers, else sends them. */
  next: () => void;
  /** Retries the failed request. */
  retry: () => void;
}

/** Events of an onboarding. */
export interface OnboardingEvents {
  /** Another step is shown. Its number starts at 1. */
  step: [step: number];
  /** Emitted once, when the platform says that onboarding is complete. */
  complete: [conversationId: string | undefined, answers: readonly ConversationItem[]];
  /** Emitted for each failed request. */
  error: [error: unknown];
}

/** The controller of an onboarding. */
export type OnboardingController = Controller<OnboardingState, OnboardingActions, OnboardingEvents>;

/** Options of {@link createOnboarding}. */
export interface CreateOnboardingOptions {
  ask: AskOnboarding;
  /** @default answers are lost with the page */
  persistence?: Persistence<SavedAnswers>;
  /** @default the browser's environment */
  environment?: Environment;
}

type Context = ControllerContext<OnboardingState, OnboardingEvents>;

/**
 * Creates an onboarding conversation. Requests run one at a time, and answers that the platform has
 * aren't resent.
 */
export function createOnboarding({
  ask,
  persistence,
  environment,
}: CreateOnboardingOptions): OnboardingController {
  const answers = persistence && shareAnswers(persistence);
  return defineController<OnboardingState, OnboardingActions, OnboardingEvents>({
    environment,
    initialState: {
      phase: persistence === undefined ? 'intro' : 'restoring',
      steps: [],
      current: 0,
      isRestored: false,
      drafts: new Map(),
      isSending: false,
      error: undefined,
      unanswered: [],
      attempts: 0,
      saving: persistence === undefined ? 'off' : 'on',
      conversationId: undefined,
    },
    actions: (context) => createActions(context, ask, answers),
    mount(_actions, { getState, setState, scope }) {
      if (answers === undefined || getState().phase !== 'restoring') return undefined;
      const { signal } = scope();
      void answers.read().then((saved) => {
        if (signal.aborted || getState().phase !== 'restoring') return;
        setState(
          saved === undefined
            ? { phase: 'intro' }
            : {
                phase: saved.completed === true ? 'completed' : 'answering',
                isRestored: true,
                steps: saved.steps,
                current: saved.current,
                drafts: saved.drafts,
              },
        );
      });
      return undefined;
    },
  });
}

function createActions(
  context: Context,
  ask: AskOnboarding,
  answers: SharedAnswers | undefined,
): OnboardingActions {
  const { getState, setState, emit, scope } = context;

  function save(): void {
    const { steps, current, drafts } = getState();
    void answers?.save({ steps, current, drafts }).then((isSaved) => {
      setState({ saving: isSaved ? 'on' : 'failed' });
    });
  }

  /** Sends a step's answers, or requests the first questions. */
  async function send(step: OnboardingStep | undefined): Promise<void> {
    const { signal } = scope();
    const items = step === undefined ? [] : itemsOf(step);
    const number = (step?.number ?? 0) + 1;
    setState({ isSending: true, error: undefined, unanswered: [] });
    try {
      const turn = await ask({ step: number, conversation_items: items }, signal);
      if (!signal.aborted) applyTurn(number, items, turn);
    } catch (error) {
      if (signal.aborted) return;
      setState({ error });
      emit('error', error);
    } finally {
      setState({ isSending: false });
    }
  }

  function applyTurn(number: number, items: readonly ConversationItem[], turn: OnboardingTurn) {
    const { steps: before, current, drafts: earlier } = getState();
    const drafts = draftsByQuestion(earlier, before);
    const answered = before
      .slice(0, number === 1 ? 0 : current + 1)
      .map((step, index) => (index === current ? { ...step, acknowledged: items } : step));
    setState({ drafts });
    if (turn.completed) {
      const conversationId = turn.conversation_id;
      setState({ phase: 'completed', isRestored: false, steps: answered, conversationId });
      void answers?.complete();
      emit('complete', conversationId, answered.flatMap(itemsOf));
    } else {
      const steps = [...answered, createStep(number, turn.questions, drafts)];
      show(answered.length, { steps, phase: 'answering' });
    }
  }

  function show(current: number, rest: Partial<OnboardingState> = {}): void {
    setState({ ...rest, current, isRestored: false, unanswered: [], error: undefined });
    emit('step', current + 1);
    save();
  }

  function next(): void {
    const { phase, steps, current, isSending, attempts } = getState();
    const step = steps[current];
    if (phase !== 'answering' || isSending || step === undefined) return;
    const unanswered = unansweredIn(step);
    if (unanswered.length > 0) setState({ unanswered, attempts: attempts + 1 });
    else if (isAcknowledged(step) && current + 1 < steps.length) show(current + 1);
    else void send(step);
  }

  /** Leaves the introduction for the first questions, or those after the given steps. */
  function start({ steps, drafts }: EarlierConversation): void {
    const { phase, isSending } = getState();
    if (phase !== 'intro' || isSending) return;
    setState({ steps, drafts, current: Math.max(0, steps.length - 1) });
    void send(steps.at(-1));
  }

  return {
    begin(stored = []) {
      if (getState().phase === 'completed') setState({ phase: 'intro' });
      start({ steps: [], drafts: earlierConversation(stored)?.drafts ?? new Map() });
    },
    resume: (stored) => start(earlierConversation(stored) ?? { steps: [], drafts: new Map() }),
    next,
    retry: () => (getState().phase === 'intro' ? start(getState()) : next()),
    answer(question, draft) {
      const { phase, steps, current, isSending, unanswered } = getState();
      const step = steps[current];
      if (phase !== 'answering' || isSending || step === undefined) return;
      setState({
        steps: steps.with(current, withDraft(step, question, draft)),
        unanswered: unanswered.filter((index) => index !== question),
      });
      save();
    },
    back() {
      const { phase, current, isSending } = getState();
      if (phase === 'answering' && !isSending && current > 0) show(current - 1);
    },
  };
}
