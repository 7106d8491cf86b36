import { useRef, useState } from 'react';
import { emptyDraft } from '../../controller/index.ts';
import {
  ExitButton,
  UnreadableEntriesNotice,
  UnreadableOptionsNotice,
  SavingNotice,
  useOnboardingWords,
  useQuestionsWords,
  WidgetBoundary,
} from '../../provider/index.ts';
import { Button, QuestionField, QuestionForm, useElementWidth, texts } from '../../ui/index.ts';
import { toQuestion, unansweredIn, type OnboardingStep } from './core/steps.ts';
import { EarlierAnswers } from './EarlierAnswers.tsx';
import styles from './Onboarding.module.css';
import {
  useOnboardingActions,
  useOnboardingMissingScope,
  useOnboardingState,
} from './OnboardingProvider.ts';
import { TurnNotice } from './TurnNotice.tsx';

/** The widget width below which one question is shown at a time, in CSS pixels. */
const widthForAll = 640;

/** Shows the current step's questions, one by one if there is little room. */
export function StepForm({ step }: { step: OnboardingStep }) {
  const words = useOnboardingWords();
  const questions = useQuestionsWords();
  const actions = useOnboardingActions();
  const current = useOnboardingState((state) => state.current);
  const isSending = useOnboardingState((state) => state.isSending);
  const unanswered = useOnboardingState((state) => state.unanswered);
  const attempts = useOnboardingState((state) => state.attempts);
  const saving = useOnboardingState((state) => state.saving);
  const stepCount = useOnboardingState(({ steps }) => steps.length);
  const answeredBefore = useOnboardingState(({ steps }) =>
    steps.slice(0, current).reduce((count, { questions }) => count + questions.length, 0),
  );
  const place = useRef<HTMLDivElement>(null);
  const width = useElementWidth(place);
  const isOneByOne = width > 0 && width < widthForAll;
  const asked = useAskedQuestion(step, isOneByOne);
  const answered = answeredBefore + (isOneByOne ? asked.index : 0);
  return (
    <div>
      <div ref={place} className={styles.measure} />
      <div className={styles.dashes} aria-hidden="true">
        {Array.from({ length: Math.max(stepCount, current + 2) }, (_, index) => (
          <span key={index} className={styles.dash} data-done={index <= current ? '' : undefined} />
        ))}
      </div>
      <QuestionForm
        // Resets the form for each question.
        key={asked.index}
        title={words.step(current + 1)}
        description={answered > 0 ? words.answeredSoFar(answered) : undefined}
        autoFocus={!asked.isRestored}
        attempts={attempts + asked.tries}
        actions={<StepActions onBack={asked.back} />}
        cancel={
          <>
            <ExitButton />
            <WidgetBoundary>
              <EarlierAnswers />
            </WidgetBoundary>
          </>
        }
        footnote={saving === 'on' ? words.savedHere : undefined}
        onSubmit={asked.next}
      >
        <UnreadableEntriesNotice lists={[step.questions]} />
        {step.questions.length === 0 && <p className={texts.prose}>{words.nothingAsked}</p>}
        {step.questions.map((question, index) =>
          isOneByOne && index !== asked.index ? null : (
            <WidgetBoundary key={question.question}>
              <QuestionField
                label={question.question}
                question={toQuestion(question)}
                draft={step.drafts[index] ?? emptyDraft}
                words={questions}
                error={
                  unanswered.includes(index) || index === asked.missing
                    ? words.answerMissing
                    : undefined
                }
                disabled={isSending}
                onChange={(draft) => actions.answer(index, draft)}
              />
              <UnreadableOptionsNotice options={question.options} />
            </WidgetBoundary>
          ),
        )}
        <WidgetBoundary>
          <TurnNotice />
        </WidgetBoundary>
        <SavingNotice saving={saving} />
      </QuestionForm>
    </div>
  );
}

/** Returns the question shown alone: the first unanswered one, else the last. */
function useAskedQuestion(step: OnboardingStep, isOneByOne: boolean) {
  const actions = useOnboardingActions();
  const isRestored = useOnboardingState((state) => state.isRestored);
  const [missing] = unansweredIn(step);
  const last = Math.max(0, step.questions.length - 1);
  // A question restored by a reload must not take the focus.
  const [asked, setAsked] = useState({ index: missing ?? last, isRestored, tries: 0 });
  const { index, tries } = asked;
  const ask = (at: number): void => setAsked({ index: at, isRestored: false, tries: 0 });
  return {
    ...asked,
    /** The index of the question left unanswered. */
    missing: tries > 0 ? missing : undefined,
    next: (): void => {
      if (!isOneByOne || (missing === undefined && index >= last)) actions.next();
      else if (missing === undefined || missing > index) ask(index + 1);
      else setAsked({ ...asked, index: missing, tries: tries + 1 });
    },
    /** Shows the previous question. Undefined for the first, and if all are shown. */
    back: isOneByOne && index > 0 ? () => ask(index - 1) : undefined,
  };
}

/** The buttons to continue, go back and leave. Without `onBack`, Back shows the previous step. */
function StepActions({ onBack }: { onBack: (() => void) | undefined }) {
  const words = useOnboardingWords();
  const actions = useOnboardingActions();
  const isFirst = useOnboardingState((state) => state.current === 0);
  const isSending = useOnboardingState((state) => state.isSending);
  const isReadOnly = useOnboardingMissingScope() !== undefined;
  return (
    <>
      {!isReadOnly && (
        <Button type="submit" variant="primary" aria-disabled={isSending}>
          {isSending ? words.sending : words.next}
        </Button>
      )}
      {(!isFirst || onBack !== undefined) && (
        <Button disabled={isSending} onClick={onBack ?? actions.back}>
          {words.back}
        </Button>
      )}
    </>
  );
}
