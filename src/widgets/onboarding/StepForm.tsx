import { useEffect, useRef, type SyntheticEvent } from 'react';
import { WidgetBoundary } from '../../provider/index.ts';
import { Button, emptyDraft, Notice, QuestionField, Title } from '../../ui/index.ts';
import { EarlierAnswers } from './EarlierAnswers.tsx';
import styles from './Onboarding.module.css';
import { useActions, useOnboardingState, useOnboardingWords } from './OnboardingContext.ts';
import { askedAs } from './onboardingSteps.ts';
import { TurnNotice } from './TurnNotice.tsx';

/** The questions of the shown step. Enter goes on, except where it begins a new line. */
export function StepForm() {
  const words = useOnboardingWords();
  const actions = useActions();
  const step = useOnboardingState(({ steps, at }) => steps[at]);
  const at = useOnboardingState((state) => state.at);
  const isSending = useOnboardingState((state) => state.isSending);
  const open = useOnboardingState((state) => state.open);
  const keeping = useOnboardingState((state) => state.keeping);
  const isReadOnly = useOnboardingState((state) => state.missingScope !== undefined);
  const answered = useOnboardingState(({ steps, at: shown }) =>
    steps.slice(0, shown).reduce((count, { questions }) => count + questions.length, 0),
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const isRestored = useOnboardingState((state) => state.isRestored);
  useEffect(() => {
    // What a refresh brought back does not take the focus from the page.
    if (!isRestored) heading.current?.focus();
  }, [step?.number, isRestored]);
  useEffect(() => {
    const [first] = open;
    if (first === undefined) return;
    const place = form.current?.querySelector(`[data-question="${first}"]`);
    const field = place?.querySelector('[data-answer]');
    if (field instanceof HTMLElement) field.focus();
  }, [open]);
  if (step === undefined) return null;

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    actions.next();
  };
  return (
    <form ref={form} className={styles.step} data-part="step" noValidate onSubmit={submit}>
      <div>
        <Title ref={heading}>{words.step(at + 1)}</Title>
        {answered > 0 && <p className={styles.text}>{words.answeredSoFar(answered)}</p>}
      </div>
      {step.questions.length === 0 && <p className={styles.text}>{words.nothingAsked}</p>}
      {step.questions.map((question, place) => (
        <div key={`${step.number}-${question.question}`} data-question={place}>
          <WidgetBoundary>
            <QuestionField
              label={question.question}
              question={askedAs(question)}
              draft={step.drafts[place] ?? emptyDraft}
              words={words}
              error={open.includes(place) ? words.answerMissing : undefined}
              disabled={isSending}
              onChange={(draft) => actions.answer(place, draft)}
            />
          </WidgetBoundary>
        </div>
      ))}
      <WidgetBoundary>
        <TurnNotice />
      </WidgetBoundary>
      {keeping === 'failed' && <Notice title={words.notSaved}>{words.notSavedText}</Notice>}
      <div className={styles.actions}>
        {at > 0 && (
          <Button disabled={isSending} onClick={actions.back}>
            {words.back}
          </Button>
        )}
        {!isReadOnly && (
          <Button type="submit" variant="primary" aria-disabled={isSending}>
            {isSending ? words.sending : words.next}
          </Button>
        )}
        <WidgetBoundary>
          <EarlierAnswers />
        </WidgetBoundary>
      </div>
      {keeping === 'on' && <p className={styles.note}>{words.savedHere}</p>}
    </form>
  );
}
