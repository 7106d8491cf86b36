import {
  ErrorNotice,
  ExitButton,
  UnreadableEntriesNotice,
  SavingNotice,
  useOnboardingWords,
  WidgetBoundary,
} from '../../provider/index.ts';
import type { OpenedDelegation, OpenedQuestion } from '../../query/index.ts';
import { Button, Notice, Progress, QuestionForm, icons, texts } from '../../ui/index.ts';
import { answeredIn, commonDue, isAnswered } from './core/delegatedQuestions.ts';
import styles from './DelegatedOnboarding.module.css';
import { DelegatedQuestion, Due } from './DelegatedQuestion.tsx';
import { useDelegatedActions, useDelegatedState } from './DelegatedProvider.ts';
import { LinkScreen } from './LinkScreen.tsx';

export function QuestionList({ delegation }: { delegation: OpenedDelegation }) {
  const words = useOnboardingWords();
  const { send } = useDelegatedActions();
  const attempts = useDelegatedState((state) => state.attempts);
  const saving = useDelegatedState((state) => state.saving);
  const { questions, assigner_name, organization_name } = delegation;
  if (questions.length === 0) {
    return (
      <LinkScreen
        icon={icons.check}
        title={words.nothingDelegated}
        text={words.nothingDelegatedText}
      />
    );
  }
  const isAll = questions.every(isAnswered);
  const due = commonDue(questions);
  return (
    <>
      <DelegatedProgress questions={questions} />
      <QuestionForm
        title={isAll ? words.allAnswered : words.asksYou(assigner_name, organization_name)}
        description={
          <>
            <span>{isAll ? words.allAnsweredText : words.delegatedText}</span>
            {due !== undefined && !isAll && (
              <WidgetBoundary>
                <Due date={due} />
              </WidgetBoundary>
            )}
          </>
        }
        attempts={attempts}
        sticky="always"
        actions={<SendBar questions={questions} />}
        cancel={<ExitButton />}
        footnote={saving === 'on' && !isAll ? words.draftsSavedHere : undefined}
        onSubmit={send}
      >
        <UnreadableEntriesNotice lists={[questions]} />
        {questions.map((question) => (
          <WidgetBoundary key={question.assignment_id}>
            <DelegatedQuestion question={question} commonDue={due} />
          </WidgetBoundary>
        ))}
        <WidgetBoundary>
          <SendNotice />
        </WidgetBoundary>
        <SavingNotice saving={saving} />
      </QuestionForm>
    </>
  );
}

function DelegatedProgress({ questions }: { questions: readonly OpenedQuestion[] }) {
  const words = useOnboardingWords();
  const done = questions.filter(isAnswered).length;
  const text = words.delegatedProgress(done, questions.length);
  return (
    <div className={styles.top}>
      <Progress value={done / questions.length} label={text} />
      <span className={texts.figures}>{text}</span>
    </div>
  );
}

function SendBar({ questions }: { questions: readonly OpenedQuestion[] }) {
  const words = useOnboardingWords();
  const drafts = useDelegatedState((state) => state.drafts);
  const changing = useDelegatedState((state) => state.changing);
  const attempts = useDelegatedState((state) => state.attempts);
  const isSending = useDelegatedState((state) => state.isSending);
  const lastSent = useDelegatedState((state) => state.lastSent);
  const ready = answeredIn(questions, drafts).length;
  const done = questions.filter(isAnswered).length;
  const open = questions.length - done;
  return (
    <>
      {open + changing.size + ready > 0 && (
        <Button type="submit" variant="primary" aria-disabled={isSending || ready === 0}>
          {isSending ? words.sending : words.sendAnswers(ready)}
        </Button>
      )}
      <span className={styles.note} role="status">
        {attempts > 0 && ready === 0 && !isSending && <span>{words.answerFirst}</span>}
        {lastSent !== undefined && <span>{words.answersSent(lastSent, open)}</span>}
      </span>
    </>
  );
}

/** Reports the outcome of sending if the user has to decide or retry. */
function SendNotice() {
  const words = useOnboardingWords();
  const { send, sendMine, keepTheirs } = useDelegatedActions();
  const conflicts = useDelegatedState((state) => state.conflicts.length);
  const error = useDelegatedState((state) => state.error);
  if (conflicts > 0) {
    return (
      <Notice
        tone="warning"
        role="alert"
        title={words.answeredByOthersTitle(conflicts)}
        actions={
          <>
            <Button size="small" onClick={keepTheirs}>
              {words.keepTheirs}
            </Button>
            <Button size="small" onClick={sendMine}>
              {words.sendMine}
            </Button>
          </>
        }
      >
        {words.answeredByOthersText}
      </Notice>
    );
  }
  if (error === undefined) return null;
  return <ErrorNotice error={error} title={words.answersNotSent} onRetry={send} />;
}
