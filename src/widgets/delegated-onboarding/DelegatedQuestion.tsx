import { useState } from 'react';
import { useBrainstem } from '../../provider/index.ts';
import type { OpenedQuestion } from '../../query/index.ts';
import { Badge, Button, emptyDraft, QuestionField } from '../../ui/index.ts';
import styles from './DelegatedOnboarding.module.css';
import { askedAs, isAnswered, readDue, type problemOf } from './delegationModel.ts';
import type { DelegatedAnswers } from './useDelegatedAnswers.ts';
import { useDelegatedWords } from './useDelegatedWords.ts';

/** Props of {@link DelegatedQuestion}. */
export interface DelegatedQuestionProps {
  question: OpenedQuestion;
  answers: DelegatedAnswers;
  problem: ReturnType<typeof problemOf>;
}

/** One question with when it is due; an answered one is folded up. */
export function DelegatedQuestion({ question, answers, problem }: DelegatedQuestionProps) {
  const words = useDelegatedWords();
  const { assignment_id } = question;
  const { drafts, changing, sent, taken, isSending, change, changeAnswer } = answers;
  const isDone = isAnswered(question);
  const wasTaken = taken.some((one) => one.assignment_id === assignment_id);
  const draft = drafts[assignment_id];
  const own = sent[assignment_id];
  if (isDone && !changing.has(assignment_id) && draft === undefined) {
    return (
      <div className={styles.answered} data-part="question">
        <div className={styles.head}>
          <span dir="auto">{question.question}</span>
          <Badge tone="success">{words.answered}</Badge>
        </div>
        {own !== undefined && (
          <p className={styles.text}>
            {words.yourAnswer}: <span dir="auto">{own.join(', ')}</span>
          </p>
        )}
        <Button
          size="small"
          variant="quiet"
          className={styles.changing}
          aria-label={`${words.changeAnswer}: ${question.question}`}
          onClick={() => changeAnswer(question, true)}
        >
          {words.changeAnswer}
        </Button>
      </div>
    );
  }
  const asked = askedAs(question);
  return (
    <div className={styles.question} data-part="question" data-taken={wasTaken ? '' : undefined}>
      <QuestionField
        label={question.question}
        description={asked.kind === 'choices' ? words.chooseSeveral : undefined}
        question={asked}
        draft={draft ?? emptyDraft}
        words={words}
        disabled={isSending}
        error={
          problem === undefined
            ? undefined
            : problem === 'number'
              ? words.numberWanted
              : words.ownWordsWanted
        }
        onChange={(next) => change(question, next)}
      />
      <div className={styles.foot}>
        <Due question={question} />
        {isDone && (
          <Button size="small" variant="quiet" onClick={() => changeAnswer(question, false)}>
            {words.leaveAsItIs}
          </Button>
        )}
      </div>
    </div>
  );
}

function Due({ question: { due_date } }: { question: OpenedQuestion }) {
  const words = useDelegatedWords();
  const { locale } = useBrainstem();
  const [now] = useState(() => Date.now());
  if (due_date === undefined) return null;
  const due = readDue(due_date);
  if (due === undefined) return <span className={styles.note}>{words.due(due_date)}</span>;
  const date = new Intl.DateTimeFormat(locale.tag, { dateStyle: 'medium' }).format(due);
  return due.getTime() < now ? (
    <Badge tone="warning">{words.overdue(date)}</Badge>
  ) : (
    <span className={styles.note}>{words.due(date)}</span>
  );
}
