import { useState } from 'react';
import { usePlatformMutation, usePlatformQuery } from '../../provider/index.ts';
import {
  answerDelegationMutation,
  createDelegationLink,
  delegationQuery,
  type DelegatedAnswer,
  type OpenedDelegation,
  type OpenedQuestion,
} from '../../query/index.ts';
import { emptyDraft, type AnswerDraft } from '../../ui/index.ts';
import { answersIn, isAnswered, problemOf, type Drafts } from './delegationModel.ts';

/** What a person sees of a link and does with it. */
export interface DelegatedAnswers {
  delegation: OpenedDelegation | undefined;
  /** Why the questions could not be fetched. */
  loadError: Error | null;
  reload: () => void;
  drafts: Drafts;
  /** Answered questions that the person is changing. */
  changing: ReadonlySet<string>;
  /** What was sent from here, by assignment. */
  sent: Readonly<Record<string, readonly string[]>>;
  /** How many answers can be sent. */
  ready: number;
  /** Whether sending was tried; only then are problems shown. */
  wasTried: boolean;
  isSending: boolean;
  sendError: unknown;
  /** How many went out last; undefined before the first, and once something new is written. */
  lastSent: number | undefined;
  /** Answers to questions that somebody else answered meanwhile. The person decides. */
  taken: readonly DelegatedAnswer[];
  change: (question: OpenedQuestion, draft: AnswerDraft) => void;
  changeAnswer: (question: OpenedQuestion, isAnew: boolean) => void;
  send: () => void;
  /** Sends over what somebody else answered. */
  sendMine: () => void;
  /** Drops what somebody else answered, and sends the rest. */
  keepTheirs: () => void;
}

/** Keeps what a person writes behind a link, until the platform has it. */
export function useDelegatedAnswers(token: string): DelegatedAnswers {
  const [link] = useState(() => createDelegationLink(token));
  const {
    data: delegation,
    error,
    refetch,
  } = usePlatformQuery((client) => delegationQuery(client, link));
  const { mutateAsync: send } = usePlatformMutation((client) =>
    answerDelegationMutation(client, link),
  );
  const [drafts, setDrafts] = useState<Drafts>({});
  const [changing, setChanging] = useState<ReadonlySet<string>>(new Set());
  const [sent, setSent] = useState<Readonly<Record<string, readonly string[]>>>({});
  const [wasTried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const [sendError, setSendError] = useState<unknown>();
  const [lastSent, setLastSent] = useState<number>();
  const [taken, setTaken] = useState<readonly DelegatedAnswer[]>([]);

  const questions = delegation?.questions ?? [];
  const ready = answersIn(questions, drafts);

  const drop = (ids: ReadonlySet<string>): void => {
    setDrafts((before) =>
      Object.fromEntries(Object.entries(before).filter(([id]) => !ids.has(id))),
    );
    setChanging((before) => new Set([...before].filter((id) => !ids.has(id))));
  };

  /** One at a time. Looks first whether somebody else was quicker. */
  const run = async (answers: readonly DelegatedAnswer[], isForced: boolean): Promise<void> => {
    setSending(true);
    setSendError(undefined);
    setTaken([]);
    try {
      if (!isForced) {
        const { data: now } = await refetch({ throwOnError: true });
        if (now === undefined) return;
        const others = new Set(
          now.questions
            .filter((question) => isAnswered(question) && !changing.has(question.assignment_id))
            .map(({ assignment_id }) => assignment_id),
        );
        const found = answers.filter(({ assignment_id }) => others.has(assignment_id));
        if (found.length > 0) {
          setTaken(found);
          return;
        }
      }
      if (answers.length > 0) await send(answers);
      drop(new Set(answers.map(({ assignment_id }) => assignment_id)));
      setSent((before) => ({
        ...before,
        ...Object.fromEntries(answers.map(({ assignment_id, answer }) => [assignment_id, answer])),
      }));
      setLastSent(answers.length);
      setTried(false);
    } catch (reason) {
      setSendError(reason);
    } finally {
      setSending(false);
    }
  };

  return {
    delegation,
    loadError: error,
    reload: () => void refetch(),
    drafts,
    changing,
    sent,
    ready: ready.length,
    wasTried,
    isSending,
    sendError,
    lastSent,
    taken,
    change(question, draft) {
      setLastSent(undefined);
      setDrafts((before) => ({ ...before, [question.assignment_id]: draft }));
    },
    changeAnswer({ assignment_id }, isAnew) {
      if (!isAnew) drop(new Set([assignment_id]));
      else setChanging((before) => new Set([...before, assignment_id]));
    },
    send() {
      if (isSending) return;
      setTried(true);
      const hasProblem = questions.some(
        (question) =>
          problemOf(question, drafts[question.assignment_id] ?? emptyDraft) !== undefined,
      );
      if (ready.length > 0 && !hasProblem) void run(ready, false);
    },
    sendMine: () => void run(ready, true),
    keepTheirs() {
      const theirs = new Set(taken.map(({ assignment_id }) => assignment_id));
      drop(theirs);
      void run(
        ready.filter(({ assignment_id }) => !theirs.has(assignment_id)),
        true,
      );
    },
  };
}
