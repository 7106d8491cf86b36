import { emptyDraft } from '../../controller/index.ts';
import {
  ExitButton,
  LeftOutNote,
  LeftOutOptions,
  SavingNotice,
  useOnboardingWords,
  useQuestionsWords,
  WidgetBoundary,
} from '../../provider/index.ts';
import { Button, QuestionField, QuestionForm } from '../../ui/index.ts';
import { toQuestion, type OnboardingStep } from './core/steps.ts';
import { EarlierAnswers } from './EarlierAnswers.tsx';
import styles from './Onboarding.module.css';
import {
  useOnboardingActions,
  useOnboardingMissingScope,
  useOnboardingState,
} from './OnboardingProvider.ts';
import { TurnNotice } from './TurnNotice.tsx';

/** The questions of the shown step. */
export function StepForm({ step }: { step: OnboardingStep }) {
  const words = useOnboardingWords();
  const questions = useQuestionsWords();
  const actions = useOnboardingActions();
  const current = useOnboardingState((state) => state.current);
  const isSending = useOnboardingState((state) => state.isSending);
  const unanswered = useOnboardingState((state) => state.unanswered);
  const attempts = useOnboardingState((state) => state.attempts);
  const saving = useOnboardingState((state) => state.saving);
  // A step restored after a refresh doesn't take the focus from the page.
  const isRestored = useOnboardingState((state) => state.isRestored);
  const stepCount = useOnboardingState(({ steps }) => steps.length);
  const answered = useOnboardingState(({ steps }) =>
    steps.slice(0, current).reduce((count, { questions }) => count + questions.length, 0),
  );
  return (
    <>
      <div className={styles.dashes} aria-hidden="true">
        {Array.from({ length: Math.max(stepCount, current + 2) }, (_, index) => (
          <span key={index} className={styles.dash} data-done={index <= current ? '' : undefined} />
        ))}
      </div>
      <QuestionForm
        title={words.step(current + 1)}
        description={answered > 0 ? words.answeredSoFar(answered) : undefined}
        autoFocus={!isRestored}
        attempts={attempts}
        actions={<StepActions />}
        footnote={saving === 'on' ? words.savedHere : undefined}
        onSubmit={actions.next}
      >
        <LeftOutNote lists={[step.questions]} />
        {step.questions.length === 0 && <p className={styles.text}>{words.nothingAsked}</p>}
        {step.questions.map((question, index) => (
          <WidgetBoundary key={question.question}>
            <QuestionField
              label={question.question}
              question={toQuestion(question)}
              draft={step.drafts[index] ?? emptyDraft}
              words={questions}
              error={unanswered.includes(index) ? words.answerMissing : undefined}
              disabled={isSending}
              onChange={(draft) => actions.answer(index, draft)}
            />
            <LeftOutOptions options={question.options} />
          </WidgetBoundary>
        ))}
        <WidgetBoundary>
          <TurnNotice />
        </WidgetBoundary>
        <SavingNotice saving={saving} />
      </QuestionForm>
    </>
  );
}

function StepActions() {
  const words = useOnboardingWords();
  const actions = useOnboardingActions();
  const isFirst = useOnboardingState((state) => state.current === 0);
  const isSending = useOnboardingState((state) => state.isSending);
  const isReadOnly = useOnboardingMissingScope() !== undefined;
  return (
    <>
      {!isFirst && (
        <Button disabled={isSending} onClick={actions.back}>
          {words.back}
        </Button>
      )}
      {!isReadOnly && (
        <Button type="submit" variant="primary" aria-disabled={isSending}>
          {isSending ? words.sending : words.next}
        </Button>
      )}
      <ExitButton />
      <WidgetBoundary>
        <EarlierAnswers />
      </WidgetBoundary>
    </>
  );
}
