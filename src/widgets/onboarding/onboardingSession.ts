import { createStore, type StoreApi } from 'zustand/vanilla';
import { callListener } from '../../controller/index.ts';
import { isPlatformError } from '../../client/errors/index.ts';
import type { ConversationItem } from '../../contract/index.ts';
import type { OnboardingTransport, OnboardingTurn } from '../../query/index.ts';
import type { AnswerDraft } from '../../ui/index.ts';
import type { AnswerStorage } from './answerStorage.ts';
import {
  createStep,
  isTaken,
  itemsOf,
  keepDrafts,
  openQuestions,
  withDraft,
  type KeptDrafts,
  type OnboardingStep,
} from './onboardingSteps.ts';

/** Where an onboarding stands. */
export interface OnboardingState {
  /** `completed` is the platform's word, whatever the step. */
  phase: 'restoring' | 'intro' | 'answering' | 'completed';
  /** The steps so far. */
  steps: readonly OnboardingStep[];
  /** Which of them is shown. */
  at: number;
  /** Whether it came back after a refresh, and nothing has moved since. */
  isRestored: boolean;
  /** Answers to questions that are not asked at the moment, in case they are asked again. */
  kept: KeptDrafts;
  /** Whether a turn is with the platform. Nothing can be changed then. */
  isSending: boolean;
  /** Why the last turn failed; undefined when it did not. */
  error: unknown;
  /** Questions of the shown step that were left open when it was continued. */
  open: readonly number[];
  /** Whether answers outlive a refresh: not asked for, so, or tried in vain. */
  keeping: 'off' | 'on' | 'failed';
  /** The scope that asking was refused for. */
  missingScope: string | undefined;
  conversationId: string | undefined;
}

/** What a person can do. Everything but typing is ignored while a turn is with the platform. */
export interface OnboardingActions {
  /** Asks for the first questions. */
  begin: () => void;
  answer: (question: number, draft: AnswerDraft) => void;
  /** Goes a step back. Checks nothing, loses nothing. */
  back: () => void;
  /** Goes on: to the next known step where the answers are known, else by sending them. */
  next: () => void;
  /** Does again what failed. */
  retry: () => void;
}

/** Callbacks of a session. */
export interface OnboardingListener {
  /** Told once when the platform says that it is complete. */
  onComplete: (conversationId: string | undefined, answers: readonly ConversationItem[]) => void;
  /** Called for every turn that fails. */
  onError: (error: unknown) => void;
}

/** An onboarding without looks. */
export interface OnboardingSession {
  readonly store: StoreApi<OnboardingState>;
  readonly actions: OnboardingActions;
  /** Tells of its end and its failures, until the function that it returns is called. */
  subscribe: (listener: OnboardingListener) => () => void;
  /** Begins to live, again after `dispose` too, and fetches what was kept, once. */
  start: () => Promise<void>;
  /** Ends what is under way. What was kept stays. */
  dispose: () => void;
}

/** Options of {@link createOnboardingSession}. */
export interface OnboardingSessionOptions {
  ask: OnboardingTransport['ask'];
  /** @default answers are kept nowhere but here */
  answerStorage?: AnswerStorage;
}

/**
 * Creates an onboarding conversation. Turns go out one at a time, each only when the person goes
 * on, and none again that the platform has answered with the same answers.
 */
export function createOnboardingSession({
  ask,
  answerStorage,
}: OnboardingSessionOptions): OnboardingSession {
  let life = new AbortController();
  const listeners = new Set<OnboardingListener>();
  const store = createStore<OnboardingState>(() => ({
    phase: answerStorage === undefined ? 'intro' : 'restoring',
    steps: [],
    at: 0,
    isRestored: false,
    kept: {},
    isSending: false,
    error: undefined,
    open: [],
    keeping: answerStorage === undefined ? 'off' : 'on',
    missingScope: undefined,
    conversationId: undefined,
  }));
  const get = store.getState;

  function keep(): void {
    const { phase, steps, at, kept } = get();
    if (answerStorage === undefined || phase !== 'answering') return;
    void answerStorage.write({ steps, at, kept }).then((isKept) => {
      const keeping = isKept ? 'on' : 'failed';
      if (get().keeping !== keeping) store.setState({ keeping });
    });
  }

  /** Sends the answers of the shown step, or asks for the first questions. */
  async function send(step: OnboardingStep | undefined): Promise<void> {
    const items = step === undefined ? [] : itemsOf(step);
    const number = step === undefined ? 1 : step.number + 1;
    const { signal } = life;
    store.setState({ isSending: true, error: undefined, open: [] });
    try {
      const turn = await ask({ step: number, conversation_items: items }, signal);
      if (!signal.aborted) applyTurn(number, items, turn);
    } catch (error) {
      if (signal.aborted) return;
      const missingScope = isPlatformError(error) ? error.missingScope : undefined;
      store.setState({ isSending: false, error, missingScope });
      for (const { onError } of listeners) callListener(onError, error);
    }
  }

  function applyTurn(
    number: number,
    items: readonly ConversationItem[],
    turn: OnboardingTurn,
  ): void {
    const { steps, at, kept: before } = get();
    const isFirst = number === 1;
    const answered = isFirst
      ? []
      : steps
          .slice(0, at + 1)
          .map((step, place) => (place === at ? { ...step, taken: items } : step));
    const kept = keepDrafts(before, steps);
    const landed = { isSending: false, missingScope: undefined, kept, open: [] };
    if (turn.completed) {
      const conversationId = turn.conversation_id;
      store.setState({ ...landed, phase: 'completed', steps: answered, conversationId });
      answerStorage?.clear();
      const answers = answered.flatMap(itemsOf);
      for (const { onComplete } of listeners) {
        callListener(onComplete, conversationId, answers);
      }
      return;
    }
    const asked = createStep(number, turn.questions, kept);
    const next = [...answered, asked];
    store.setState({
      ...landed,
      phase: 'answering',
      steps: next,
      at: next.length - 1,
      isRestored: false,
    });
    keep();
  }

  function next(): void {
    const { phase, steps, at, isSending } = get();
    const step = steps[at];
    if (phase !== 'answering' || isSending || step === undefined) return;
    const open = openQuestions(step);
    if (open.length > 0) store.setState({ open });
    else if (isTaken(step) && at + 1 < steps.length) {
      store.setState({ at: at + 1, isRestored: false, open: [], error: undefined });
      keep();
    } else void send(step);
  }

  function begin(): void {
    const { phase, isSending } = get();
    if (phase === 'intro' && !isSending) void send(undefined);
  }

  return {
    store,
    actions: {
      begin,
      next,
      retry: () => (get().phase === 'intro' ? begin() : next()),
      answer(question, draft) {
        const { phase, steps, at, isSending, open } = get();
        if (phase !== 'answering' || isSending) return;
        store.setState({
          steps: steps.map((step, place) =>
            place === at ? withDraft(step, question, draft) : step,
          ),
          open: open.filter((one) => one !== question),
        });
        keep();
      },
      back() {
        const { phase, at, isSending } = get();
        if (phase !== 'answering' || isSending || at === 0) return;
        store.setState({ at: at - 1, isRestored: false, open: [], error: undefined });
        keep();
      },
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async start() {
      if (life.signal.aborted) life = new AbortController();
      const { signal } = life;
      if (answerStorage === undefined || get().phase !== 'restoring') return;
      const found = await answerStorage.read();
      if (signal.aborted || get().phase !== 'restoring') return;
      store.setState(
        found === undefined
          ? { phase: 'intro' }
          : { phase: 'answering', isRestored: true, ...found },
      );
    },
    dispose: () => life.abort(),
  };
}
