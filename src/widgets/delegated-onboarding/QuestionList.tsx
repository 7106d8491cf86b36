import { useEffect, useRef, type SyntheticEvent } from 'react';
import { ErrorNotice, WidgetBoundary } from '../../provider/index.ts';
import type { OpenedDelegation } from '../../query/index.ts';
import { Button, emptyDraft, Notice, Title } from '../../ui/index.ts';
import styles from './DelegatedOnboarding.module.css';
import { DelegatedQuestion } from './DelegatedQuestion.tsx';
import { isAnswered, problemOf } from './delegationModel.ts';
import { LinkScreen } from './LinkScreen.tsx';
import type { DelegatedAnswers } from './useDelegatedAnswers.ts';
import { useDelegatedWords } from './useDelegatedWords.ts';

/** Props of {@link QuestionList}. */
export interface QuestionListProps {
  delegation: OpenedDelegation;
  answers: DelegatedAnswers;
}

/** Who asks, every question, and one button that sends what is answered so far. */
export function QuestionList({ delegation, answers }: QuestionListProps) {
  const words = useDelegatedWords();
  const { questions, assigner_name, organization_name } = delegation;
  const { drafts, changing, ready, wasTried, isSending, lastSent } = answers;
  const form = useRef<HTMLFormElement>(null);
  const done = questions.filter(isAnswered).length;
  const isAll = done === questions.length;
  const problems = questions.map((question) =>
    wasTried ? problemOf(question, drafts[question.assignment_id] ?? emptyDraft) : undefined,
  );
  const firstProblem = problems.findIndex((problem) => problem !== undefined);
  useEffect(() => {
    if (!wasTried || firstProblem < 0) return;
    const place = form.current?.querySelectorAll('[data-part="question"]')[firstProblem];
    const field = place?.querySelector('[data-answer]');
    if (field instanceof HTMLElement) field.focus();
  }, [wasTried, firstProblem]);

  if (questions.length === 0) {
    return (
      <LinkScreen icon="check" title={words.nothingDelegated} text={words.nothingDelegatedText} />
    );
  }
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    answers.send();
  };
  return (
    <form ref={form} className={styles.list} noValidate onSubmit={submit}>
      <div>
        <Title>{isAll ? words.allAnswered : words.asksYou(assigner_name, organization_name)}</Title>
        <p className={styles.text}>{isAll ? words.allAnsweredText : words.delegatedText}</p>
        <p className={styles.progress}>{words.delegatedProgress(done, questions.length)}</p>
      </div>
      {questions.map((question, at) => (
        <WidgetBoundary key={question.assignment_id}>
          <DelegatedQuestion question={question} answers={answers} problem={problems[at]} />
        </WidgetBoundary>
      ))}
      <WidgetBoundary>
        <SendNotice answers={answers} />
      </WidgetBoundary>
      <div className={styles.actions}>
        {(!isAll || changing.size > 0) && (
          <Button type="submit" variant="primary" aria-disabled={isSending || ready === 0}>
            {isSending ? words.sending : words.sendAnswers(ready)}
          </Button>
        )}
        <p className={styles.note} role="status">
          {wasTried && ready === 0 && !isSending && words.answerFirst}
          {lastSent !== undefined && words.answersSent(lastSent, questions.length - done)}
        </p>
      </div>
    </form>
  );
}

/** What became of sending, where it needs the person. */
function SendNotice({ answers }: { answers: DelegatedAnswers }) {
  const words = useDelegatedWords();
  const { taken, sendError, send, sendMine, keepTheirs } = answers;
  if (taken.length > 0) {
    return (
      <Notice
        tone="warning"
        role="alert"
        title={words.answeredByOthersTitle(taken.length)}
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
  if (sendError === undefined) return null;
  return <ErrorNotice error={sendError} title={words.answersNotSent} onRetry={send} />;
}
