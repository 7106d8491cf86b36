import { delegationTokenLength } from '../../contract/index.ts';
import {
  ExitContext,
  forwardRoot,
  TokenlessProvider,
  useOnboardingWords,
  withSession,
  type WidgetComponent,
  ErrorNotice,
  useBrainstem,
  useControllerEvent,
  usePersistence,
  usePlatformQuery,
  JoinedNames,
} from '../../provider/index.ts';
import { QuestionColumn, QuestionSkeleton, Skeleton, layout, texts } from '../../ui/index.ts';
import { LinkScreen } from './LinkScreen.tsx';
import { delegatedOnboarding, type DelegatedOnboardingProps } from './declaration.ts';
import { useState } from 'react';
import { hasStatus } from '../../client/errors/index.ts';
import { draftFormat } from '../../controller/index.ts';
import {
  createDelegationLink,
  createDelegationTransport,
  delegationQuery,
  type OpenedQuestion,
} from '../../query/index.ts';
import { createDelegatedOnboarding } from './core/createDelegatedOnboarding.ts';
import styles from './DelegatedOnboarding.module.css';
import { DelegatedProvider, useDelegatedState } from './DelegatedProvider.ts';
import { QuestionList } from './QuestionList.tsx';
import { answersIn } from './core/delegatedQuestions.ts';

/**
 * Questions behind a delegated link, for people without an account. With `baseUrl` it needs no
 * provider. Otherwise it uses the surrounding provider's client, but never requests a token. The
 * routes belong to the web app: set `appUrl` if its URL differs.
 *
 * With `storage`, give each link its own `storageKey`, without the token in it.
 *
 * Parts, for styling: `[data-part]` of `delegated-onboarding`, `step`, `question`, `choice`,
 * `field` and `notice`. Styling uses the `--brainstem-*` variables.
 *
 * Routes: `GET` and `POST {app_url}/api/onboarding/delegation/public`.
 */
export const DelegatedOnboarding: WidgetComponent<DelegatedOnboardingProps> =
  forwardRoot<DelegatedOnboardingProps>(function DelegatedOnboarding(props, ref) {
    const { baseUrl, ...provider } = props;
    const link = <Link {...props} ref={ref} />;
    if (baseUrl === undefined) return link;
    return (
      <TokenlessProvider key={baseUrl} baseUrl={baseUrl} {...provider}>
        {link}
      </TokenlessProvider>
    );
  });

const Link = withSession(LinkView, delegatedOnboarding);

function LinkView({ label, onExit, ...link }: DelegatedOnboardingProps) {
  const words = useOnboardingWords();
  return (
    <QuestionColumn aria-label={label ?? words.delegated} data-part="delegated-onboarding">
      {link.token.length < delegationTokenLength ? (
        <LinkScreen title={words.linkIncomplete} text={words.linkIncompleteText} />
      ) : (
        <ExitContext.Provider value={onExit}>
          <OpenedLink {...link} />
        </ExitContext.Provider>
      )}
    </QuestionColumn>
  );
}

/** Shows the questions behind a link, or the reason why there are none. */
function OpenedLink({
  token,
  storage,
  storageKey = 'brainstem-delegated-onboarding',
  onAnswersSent,
  onComplete,
  onError,
}: Omit<DelegatedOnboardingProps, 'label' | 'onExit'>) {
  const { client, queryClient, environment, locale } = useBrainstem();
  const words = useOnboardingWords();
  const [link] = useState(() => createDelegationLink(token));
  const persistence = usePersistence({ storage, storageKey }, draftFormat);
  const [controller] = useState(() =>
    createDelegatedOnboarding({
      transport: createDelegationTransport(client, queryClient, link),
      persistence,
      language: locale.tag,
      environment,
    }),
  );
  useControllerEvent(controller, 'answersSent', onAnswersSent);
  useControllerEvent(controller, 'complete', onComplete);
  useControllerEvent(controller, 'error', onError);
  const { data, error, refetch } = usePlatformQuery(() => delegationQuery(client, link));

  const reload = (): void => void refetch();
  // A refused submission may concern a single question, so the link is refetched first.
  const isDead = hasStatus(error, ...deadStatuses);
  // The link has ended if it worked before, or if the platform answers 410.
  const hasEnded = isDead && (error.status === 410 || data !== undefined);
  return (
    <DelegatedProvider controller={controller}>
      {isDead ? (
        <LinkScreen
          title={hasEnded ? words.linkEnded : words.linkUnknown}
          text={hasEnded ? words.linkEndedText : words.linkUnknownText}
        >
          <Unsent questions={data?.questions ?? []} />
        </LinkScreen>
      ) : data !== undefined ? (
        <QuestionList delegation={data} />
      ) : error !== null ? (
        <ErrorNotice error={error} title={words.delegatedFailed} onRetry={reload} />
      ) : (
        <LoadingQuestions />
      )}
    </DelegatedProvider>
  );
}

/** Statuses of an unknown or expired link. The response is undocumented. */
const deadStatuses = [401, 403, 404, 410];

function LoadingQuestions() {
  return (
    <div className={layout.stack5}>
      <Skeleton width="60%" height="24px" />
      {[1, 2].map((number) => (
        <div key={number} className={layout.stack2}>
          <QuestionSkeleton />
        </div>
      ))}
    </div>
  );
}

/** Shows the unsent text of an expired link, to be copied. */
function Unsent({ questions }: { questions: readonly OpenedQuestion[] }) {
  const words = useOnboardingWords();
  const drafts = useDelegatedState((state) => state.drafts);
  const { locale } = useBrainstem();
  const unsent = answersIn(questions, drafts, locale.tag);
  if (unsent.length === 0) return null;
  return (
    <section className={styles.unsent}>
      <h3 className={styles.subtitle}>{words.whatYouWrote}</h3>
      <dl className={layout.stack2}>
        {unsent.map(({ assignment_id, answer }) => (
          <div key={assignment_id}>
            <dt className={texts.prose} dir="auto">
              {questions.find((question) => question.assignment_id === assignment_id)?.question}
            </dt>
            <dd className={styles.value}>
              <JoinedNames names={answer} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
