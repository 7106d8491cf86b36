import {
  defineController,
  persistDrafts,
  type AnswerDraft,
  type AnswerDrafts,
  type Controller,
  type ControllerContext,
  type Drafts,
  type DraftsState,
  type Persistence,
} from '../../../controller/index.ts';
import type { Environment } from '../../../environment/index.ts';
import type { DelegatedAnswer, DelegationTransport, OpenedQuestion } from '../../../query/index.ts';
import { answersIn, isAnswered, problemOf } from './delegatedQuestions.ts';

/** The state of the answers behind a link. */
export interface DelegatedState extends DraftsState {
  /** The answered questions that the user is editing, by assignment. */
  changing: ReadonlySet<string>;
  /** The answers sent from here, by assignment. */
  sent: ReadonlyMap<string, readonly string[]>;
  /** The number of blocked attempts to send. Problems are shown after the first. */
  attempts: number;
  isSending: boolean;
  /** The error of the last attempt to send, if any. */
  error: unknown;
  /** The number of answers sent last, until the next edit. */
  lastSent: number | undefined;
  /** Answers to questions that someone else has answered meanwhile. The user decides. */
  conflicts: readonly DelegatedAnswer[];
}

/** The actions of the user behind a link. */
export interface DelegatedActions {
  write: (assignmentId: string, draft: AnswerDraft) => void;
  /** Starts to edit an answer that the platform has. */
  changeAnswer: (assignmentId: string) => void;
  /** Cancels editing an answer, and keeps the platform's. */
  keepAnswer: (assignmentId: string) => void;
  /** Sends all answers, unless someone else has answered one of the questions meanwhile. */
  send: () => void;
  /** Sends all answers, overwriting those of someone else. */
  sendMine: () => void;
  /** Drops the conflicting answers and sends the others. */
  keepTheirs: () => void;
}

/** Events of the questions behind a link. */
export interface DelegatedEvents {
  /** Emitted whenever the platform has saved answers. */
  answersSent: [count: number];
  /** Emitted once the platform has saved the answer to the last open question. */
  complete: [];
  /** Emitted whenever sending fails. */
  error: [error: unknown];
}

/** The controller of the questions behind a link. */
export type DelegatedController = Controller<DelegatedState, DelegatedActions, DelegatedEvents>;

/** Options of {@link createDelegatedOnboarding}. */
export interface CreateDelegatedOptions {
  transport: DelegationTransport;
  /** @default drafts are lost with the page */
  persistence?: Persistence<AnswerDrafts>;
  /** BCP 47 tag of the user's language, by which "1,000" is read. @default 'en' */
  language?: string;
  /** @default the browser's environment */
  environment?: Environment;
}

type Context = ControllerContext<DelegatedState, DelegatedEvents>;

/** Creates the controller for the questions behind a delegation link. */
export function createDelegatedOnboarding({
  transport,
  persistence,
  language = 'en',
  environment,
}: CreateDelegatedOptions): DelegatedController {
  const persisted = persistDrafts(persistence);
  return defineController<DelegatedState, DelegatedActions, DelegatedEvents>({
    environment,
    initialState: {
      ...persisted.initialState,
      changing: new Set(),
      sent: new Map(),
      attempts: 0,
      isSending: false,
      error: undefined,
      lastSent: undefined,
      conflicts: [],
    },
    actions: (context) => createActions(context, transport, persisted.create(context), language),
    mount: persisted.mount,
  });
}

function createActions(
  { getState, setState, emit, scope }: Context,
  transport: DelegationTransport,
  drafts: Drafts,
  language: string,
): DelegatedActions {
  const questions = (): readonly OpenedQuestion[] => transport.cached()?.questions ?? [];
  const ready = (): DelegatedAnswer[] => answersIn(questions(), getState().drafts, language);

  const openIds = (): string[] =>
    questions()
      .filter(
        (assignment) => !isAnswered(assignment) && !getState().sent.has(assignment.assignment_id),
      )
      .map(({ assignment_id }) => assignment_id);

  function drop(ids: readonly string[]): void {
    drafts.remove(ids);
    setState(({ changing }) => ({
      changing: new Set([...changing].filter((id) => !ids.includes(id))),
    }));
  }

  /** Returns the answers to questions that were answered after the user saw them open. */
  async function findConflicts(answers: readonly DelegatedAnswer[]): Promise<DelegatedAnswer[]> {
    const { questions: now } = await transport.refresh();
    const { changing } = getState();
    const answered = now.filter(isAnswered).map(({ assignment_id }) => assignment_id);
    return answers.filter(({ assignment_id: id }) => answered.includes(id) && !changing.has(id));
  }

  async function run(answers: readonly DelegatedAnswer[], replaces: boolean): Promise<void> {
    if (getState().isSending) return;
    const { signal } = scope();
    setState({ isSending: true, error: undefined, conflicts: [] });
    try {
      const conflicts = replaces ? [] : await findConflicts(answers);
      if (conflicts.length > 0) setState({ conflicts });
      else await sendNow(answers);
    } catch (error) {
      if (signal.aborted) return;
      setState({ error });
      emit('error', error);
    } finally {
      setState({ isSending: false });
    }
  }

  /** Sends the answers. Continues after unmounting, as the user pressed Send. */
  async function sendNow(answers: readonly DelegatedAnswer[]): Promise<void> {
    const open = openIds();
    const ids = answers.map(({ assignment_id }) => assignment_id);
    if (answers.length > 0) await transport.answer(answers);
    drop(ids);
    const sent = answers.map(({ assignment_id, answer }) => [assignment_id, answer] as const);
    setState({
      sent: new Map([...getState().sent, ...sent]),
      lastSent: answers.length === 0 ? undefined : answers.length,
      attempts: 0,
    });
    if (answers.length > 0) emit('answersSent', answers.length);
    const isLast = open.length > 0 && open.every((id) => ids.includes(id));
    if (isLast && openIds().length === 0) emit('complete');
  }

  return {
    write(assignmentId, draft) {
      setState({ lastSent: undefined });
      drafts.set(assignmentId, draft);
    },
    changeAnswer: (assignmentId) =>
      setState(({ changing }) => ({ changing: new Set([...changing, assignmentId]) })),
    keepAnswer: (assignmentId) => drop([assignmentId]),
    send() {
      const { isSending, drafts: written, attempts } = getState();
      if (isSending) return;
      const answers = ready();
      const hasProblem = questions().some(
        (question) => problemOf(question, written.get(question.assignment_id)) !== undefined,
      );
      if (answers.length === 0 || hasProblem) setState({ attempts: attempts + 1 });
      else void run(answers, false);
    },
    sendMine: () => void run(ready(), true),
    keepTheirs() {
      drop(getState().conflicts.map(({ assignment_id }) => assignment_id));
      void run(ready(), true);
    },
  };
}
