import {
  ExitContext,
  useOnboardingWords,
  WidgetBoundary,
  withSession,
  ErrorNotice,
  ExitButton,
} from '../../provider/index.ts';
import {
  QuestionColumn,
  QuestionSkeleton,
  Skeleton,
  layout,
  Button,
  Icon,
  Title,
  icons,
  texts,
} from '../../ui/index.ts';
import {
  OnboardingProvider,
  useOnboardingState,
  useOnboardingActions,
  useOnboardingMissingScope,
} from './OnboardingProvider.ts';
import { StepForm } from './StepForm.tsx';
import { onboarding, type OnboardingProps } from './declaration.ts';
import { useEffect, useRef } from 'react';
import { earlierConversation, itemsOf, type OnboardingStep } from './core/steps.ts';
import { EarlierAnswers, Transcript } from './EarlierAnswers.tsx';
import styles from './Onboarding.module.css';
import { useStoredConversations } from './useStoredConversations.ts';
import type { StoredConversation } from '../../contract/index.ts';
import { TurnNotice } from './TurnNotice.tsx';

/**
 * The platform's onboarding questions about an organisation, one step at a time. Users who answered
 * some earlier can continue there. It is complete when the platform says so.
 *
 * Parts, for styling: `[data-part]` of `onboarding`, `step`, `choice`, `field`, `summary`, `notice`
 * and `dialog`. Styling uses the `--brainstem-*` variables.
 *
 * Routes: `POST /analytics/chat` with the action `onboarding`, and
 * `GET /analytics/retrieve/association/conversation`.
 */
export const Onboarding = withSession(OnboardingView, onboarding);

function OnboardingView(props: OnboardingProps) {
  const words = useOnboardingWords();
  return (
    <OnboardingProvider props={props}>
      <QuestionColumn aria-label={props.label ?? words.onboarding} data-part="onboarding">
        <WidgetBoundary>
          <ExitContext.Provider value={props.onExit}>
            <Phase />
          </ExitContext.Provider>
        </WidgetBoundary>
      </QuestionColumn>
    </OnboardingProvider>
  );
}

function Phase() {
  const phase = useOnboardingState((state) => state.phase);
  const step = useOnboardingState(({ steps, current }) => steps[current]);
  switch (phase) {
    case 'restoring':
      return (
        <div className={layout.stack5}>
          <Skeleton width="30%" height="24px" />
          <QuestionSkeleton />
        </div>
      );
    case 'intro':
      return <Introduction />;
    case 'answering':
      return step === undefined ? null : <StepForm key={step.number} step={step} />;
    case 'completed':
      return <Completed />;
  }
}

/** The final screen with a summary of the answers. */
function Completed() {
  const words = useOnboardingWords();
  const steps = useOnboardingState((state) => state.steps);
  const isRestored = useOnboardingState((state) => state.isRestored);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isRestored) heading.current?.focus();
  }, [isRestored]);
  return (
    <div className={layout.stack5}>
      <div>
        <Title ref={heading}>
          <span className={styles.done}>
            <Icon path={icons.check} size={20} />
          </span>
          {words.completedTitle}
        </Title>
        <p className={texts.prose}>{words.completedText}</p>
      </div>
      {isRestored ? (
        <StoredSummary />
      ) : (
        <>
          <Summary steps={steps} />
          <div className={layout.bar2}>
            <EarlierAnswers />
          </div>
        </>
      )}
    </div>
  );
}

/** Shows the platform's answers from an earlier visit, with a button to change them. */
function StoredSummary() {
  const words = useOnboardingWords();
  const { begin } = useOnboardingActions();
  const stored = useStoredConversations();
  const { conversations, isLoading } = stored;
  const earlier = earlierConversation(conversations);
  return (
    <>
      {isLoading && <QuestionSkeleton />}
      <EarlierFailed {...stored} />
      {earlier !== undefined && <Summary steps={earlier.steps} />}
      <div className={layout.bar2}>
        {/* It would start without the answers that are still to come. */}
        {isLoading ? (
          <StartSkeleton />
        ) : (
          <Button onClick={() => begin(conversations)}>{words.startAgain}</Button>
        )}
        <EarlierAnswers />
      </div>
    </>
  );
}

function Summary({ steps }: { steps: readonly OnboardingStep[] }) {
  const words = useOnboardingWords();
  return (
    <section className={layout.stack3} data-part="summary" aria-label={words.summary}>
      <h3 className={styles.subtitle}>{words.summary}</h3>
      <Transcript items={steps.flatMap(itemsOf)} />
    </section>
  );
}

/** Introduces the questions, with buttons to start or continue. */
function Introduction() {
  const words = useOnboardingWords();
  const stored = useStoredConversations();
  const hasFailed = useOnboardingState(({ error }) => error !== undefined);
  const earlier = earlierConversation(stored.conversations);
  const answered = earlier?.drafts.size ?? 0;
  const isReadOnly = useOnboardingMissingScope() !== undefined;
  // After a failure, the notice has the retry button.
  const canStart = !hasFailed && !isReadOnly;
  return (
    <div className={layout.stack5}>
      <div>
        <Title>{words.introTitle}</Title>
        <p className={texts.prose}>{words.introText}</p>
        {answered > 0 && <p className={styles.progress}>{words.answeredSoFar(answered)}</p>}
      </div>
      <ol className={styles.next}>
        {words.introSteps.map((text) => (
          <li key={text} className={styles.nextStep}>
            {text}
          </li>
        ))}
      </ol>
      {!hasFailed && <EarlierFailed {...stored} />}
      <TurnNotice />
      <div className={layout.bar2}>
        {stored.isLoading ? (
          <StartSkeleton />
        ) : (
          canStart && (
            <StartButtons stored={stored.conversations} canResume={earlier !== undefined} />
          )
        )}
        <ExitButton />
        <EarlierAnswers variant={canStart ? 'quiet' : 'secondary'} />
      </div>
    </div>
  );
}

type EarlierFailedProps = Pick<ReturnType<typeof useStoredConversations>, 'error' | 'refetch'>;

/** Reports that earlier answers are missing, since a start without them asks for all again. */
function EarlierFailed({ error, refetch }: EarlierFailedProps) {
  const { earlierFailed } = useOnboardingWords();
  if (error === null) return null;
  return (
    <ErrorNotice
      error={error}
      tone="warning"
      role="status"
      title={earlierFailed}
      onRetry={refetch}
    />
  );
}

function StartSkeleton() {
  return <Skeleton width="120px" height="36px" />;
}

interface StartButtonsProps {
  stored: readonly StoredConversation[];
  canResume: boolean;
}

function StartButtons({ stored, canResume }: StartButtonsProps) {
  const words = useOnboardingWords();
  const actions = useOnboardingActions();
  const isSending = useOnboardingState((state) => state.isSending);
  return (
    <>
      <Button
        variant="primary"
        aria-disabled={isSending}
        onClick={() => (canResume ? actions.resume(stored) : actions.begin())}
      >
        {isSending ? words.asking : canResume ? words.resume : words.begin}
      </Button>
      {canResume && !isSending && (
        <Button onClick={() => actions.begin(stored)}>{words.startAgain}</Button>
      )}
    </>
  );
}
