import { emptyDraft } from '../../controller/index.ts';
import {
  JoinedNames,
  UnreadableOptionsNotice,
  useFormat,
  useNow,
  useOnboardingWords,
  useQuestionsWords,
} from '../../provider/index.ts';
import type { OpenedQuestion } from '../../query/index.ts';
import { Button, QuestionField, Status, joinClasses, texts, layout } from '../../ui/index.ts';
import { isAnswered, problemOf, readDue, toQuestion } from './core/delegatedQuestions.ts';
import styles from './DelegatedOnboarding.module.css';
import { useDelegatedActions, useDelegatedState } from './DelegatedProvider.ts';

export interface DelegatedQuestionProps {
  question: OpenedQuestion;
  /** A due date shown once above all questions. */
  commonDue: string | undefined;
}

/** Shows a question with its due date, collapsed once answered. */
export function DelegatedQuestion({ question, commonDue }: DelegatedQuestionProps) {
  const words = useOnboardingWords();
  const questions = useQuestionsWords();
  const { write, keepAnswer } = useDelegatedActions();
  const { assignment_id: id } = question;
  const draft = useDelegatedState(({ drafts }) => drafts.get(id));
  const isChanging = useDelegatedState(({ changing }) => changing.has(id));
  const wasTried = useDelegatedState(({ attempts }) => attempts > 0);
  const isSending = useDelegatedState((state) => state.isSending);
  const isInConflict = useDelegatedState(({ conflicts }) =>
    conflicts.some(({ assignment_id }) => assignment_id === id),
  );
  const isDone = isAnswered(question);
  if (isDone && !isChanging && draft === undefined) return <AnsweredQuestion question={question} />;
  const asked = toQuestion(question);
  const problem = wasTried ? problemOf(question, draft) : undefined;
  return (
    <div
      className={joinClasses(layout.stack2, styles.question)}
      data-part="question"
      data-conflict={isInConflict ? '' : undefined}
    >
      <QuestionField
        label={question.question}
        description={asked.kind === 'choices' ? words.chooseSeveral : undefined}
        question={asked}
        draft={draft ?? emptyDraft}
        words={questions}
        disabled={isSending}
        error={problem && (problem === 'number' ? questions.number(12) : words.ownWordsWanted)}
        onChange={(next) => write(id, next)}
      />
      <UnreadableOptionsNotice options={question.options} />
      <div className={layout.ends}>
        {question.due_date !== undefined && question.due_date !== commonDue && (
          <Due date={question.due_date} />
        )}
        {isDone && (
          <Button size="small" variant="quiet" onClick={() => keepAnswer(id)}>
            {words.leaveAsItIs}
          </Button>
        )}
      </div>
    </div>
  );
}

function AnsweredQuestion({ question }: { question: OpenedQuestion }) {
  const words = useOnboardingWords();
  const { changeAnswer } = useDelegatedActions();
  const own = useDelegatedState(({ sent }) => sent.get(question.assignment_id));
  return (
    <div className={joinClasses(layout.stack1, styles.answered)} data-part="question">
      <div className={styles.head}>
        <span dir="auto">{question.question}</span>
        <Status tone="success">{words.answered}</Status>
      </div>
      {own !== undefined && (
        <p className={texts.prose}>
          {words.yourAnswer}: <JoinedNames names={own} />
        </p>
      )}
      <Button
        size="small"
        variant="quiet"
        className={styles.changing}
        aria-label={`${words.changeAnswer}: ${question.question}`}
        onClick={() => changeAnswer(question.assignment_id)}
      >
        {words.changeAnswer}
      </Button>
    </div>
  );
}

export function Due({ date: written }: { date: string }) {
  const words = useOnboardingWords();
  const format = useFormat();
  const now = useNow();
  const due = readDue(written);
  if (due === undefined) return <span className={styles.note}>{words.due(written)}</span>;
  const date = format.date(due);
  return due.getTime() < now ? (
    <span className={styles.note}>
      <Status tone="warning">{words.overdue(date)}</Status>
    </span>
  ) : (
    <span className={styles.note}>{words.due(date)}</span>
  );
}
