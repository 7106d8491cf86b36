import { useEffect, useState } from 'react';
import type { OnboardingUser } from '../../contract/index.ts';
import { draftFormat, nameInWords } from '../../controller/index.ts';
import {
  ErrorNotice,
  ExitContext,
  useBrainstem,
  useControllerEvent,
  useOnboardingWords,
  usePersistence,
  usePlatformActions,
  usePlatformQuery,
  WidgetBoundary,
  withSession,
  type PersistenceProps,
  type WidgetProps,
} from '../../provider/index.ts';
import {
  createSaveProductAnswers,
  productQuestionsQuery,
  productStatusQuery,
} from '../../query/index.ts';
import { Disclosure, Notice, Surface, ValueView, icons } from '../../ui/index.ts';
import { ChapterList } from './ChapterList.tsx';
import { createProductOnboarding } from './core/createProductOnboarding.ts';
import type { ProductOnboardingAdapter, ProductPart } from './core/productAdapter.ts';
import { currentPart } from './core/productParts.ts';
import { PartForm } from './PartForm.tsx';
import styles from './ProductOnboarding.module.css';
import { ProductProvider, useProductActions, useProductState } from './ProductProvider.ts';

/** Props of {@link ProductOnboarding}. */
export interface ProductOnboardingProps extends OnboardingUser, PersistenceProps, WidgetProps {
  /** Reads and writes the bodies of these routes. @default shows the answers as they are, sends nothing */
  adapter?: ProductOnboardingAdapter;
  /** Names the region. @default 'Set up your workspace', in the locale's words */
  label?: string;
  /** Called with each part that is shown. */
  onStep?: (part: ProductPart) => void;
  /**
   * Called when the platform says that all chapters are completed, which it didn’t say before. It
   * takes an `adapter` that reads the status.
   */
  onComplete?: () => void;
  /** Called after the platform saved the answers of a part. */
  onPartSaved?: (part: ProductPart) => void;
  /**
   * Called by the button “Finish later”. Answers are kept: the sent ones by the platform, the
   * rest where answers are saved, or while the widget is mounted.
   *
   * @default no such button
   */
  onExit?: () => void;
}

const noAdapter: ProductOnboardingAdapter = {};

/**
 * Onboarding by chapters: Business, Processes, Operations, Performance and Technology, each with a
 * baseline, a follow-up and a review. Any part can be opened at any time.
 *
 * Parts, for styling: `[data-part]` of `product-onboarding`, `chapters`, `step`, `choice`, `field`
 * and `notice`. Looks come from the `--brainstem-*` variables.
 *
 * Routes: `{base_url}/core-analytics/onboarding/api/v2/tenant/{tenantId}/user/{userId}/…`.
 */
export const ProductOnboarding = withSession(ProductOnboardingView, {
  name: 'productOnboarding',
  events: { onStep: [], onComplete: [], onPartSaved: [], onExit: [] },
  optionalEvents: ['onExit'],
  keyOf: ({ tenantId, userId }) => [tenantId, userId],
});

function ProductOnboardingView({
  tenantId,
  userId,
  storage,
  storageKey = 'brainstem-product-onboarding',
  onStep,
  onComplete,
  onPartSaved,
  onExit,
  onError,
  label,
  adapter = noAdapter,
}: ProductOnboardingProps) {
  const { environment } = useBrainstem();
  const words = useOnboardingWords();
  const user = { tenantId, userId };
  const save = usePlatformActions(createSaveProductAnswers);
  const persistence = usePersistence({ storage, storageKey }, draftFormat);
  const [onboarding] = useState(() =>
    createProductOnboarding({ user, save, persistence, environment }),
  );
  useControllerEvent(onboarding, 'step', onStep);
  useControllerEvent(onboarding, 'complete', onComplete);
  useControllerEvent(onboarding, 'partSaved', onPartSaved);
  useControllerEvent(onboarding, 'error', onError);
  return (
    <ProductProvider controller={onboarding}>
      <Surface
        role="region"
        aria-label={label ?? words.product}
        className={styles.root}
        data-part="product-onboarding"
      >
        <ExitContext.Provider value={onExit}>
          <Chapters user={user} adapter={adapter} />
        </ExitContext.Provider>
      </Surface>
    </ProductProvider>
  );
}

interface ChaptersProps {
  user: OnboardingUser;
  adapter: ProductOnboardingAdapter;
}

/** All parts, and the one that is open. */
function Chapters({ user, adapter }: ChaptersProps) {
  const words = useOnboardingWords();
  const { show } = useProductActions();
  const opened = useProductState((state) => state.opened);
  const progress = usePlatformQuery((client) => productStatusQuery(client, user));
  const status = progress.data === undefined ? undefined : adapter.readStatus?.(progress.data);
  const part = opened ?? currentPart(status);
  // Without an opened part, the status says which one it is.
  const isKnown = opened !== undefined || !progress.isPending;
  const { step, subStep } = part;
  const isCompleted = status?.completed;
  useEffect(() => {
    if (isKnown) show({ step, subStep }, isCompleted);
  }, [isKnown, show, step, subStep, isCompleted]);
  const questions = usePlatformQuery((client) => ({
    ...productQuestionsQuery(client, { ...user, ...part }),
    enabled: isKnown,
  }));
  const failed = [questions, progress].filter(({ error }) => error !== null);
  return (
    <div className={styles.columns}>
      <WidgetBoundary>
        <ChapterList part={part} status={status} />
      </WidgetBoundary>
      <div className={styles.main}>
        {status?.completed === true && <Notice icon={icons.check} title={words.productCompleted} />}
        {isKnown && (
          <WidgetBoundary key={`${part.step}-${part.subStep}`}>
            <PartForm
              part={part}
              adapter={adapter}
              body={questions.data}
              isLoading={questions.isPending}
              notice={
                failed[0] !== undefined && (
                  <ErrorNotice
                    error={failed[0].error}
                    title={questions.error === null ? words.statusFailed : words.questionsFailed}
                    onRetry={() => {
                      for (const { refetch } of failed) void refetch();
                    }}
                  />
                )
              }
            />
          </WidgetBoundary>
        )}
        {progress.data !== undefined && status === undefined && (
          <Disclosure label={words.rawData}>
            <ValueView value={progress.data} nameOf={nameInWords} />
          </Disclosure>
        )}
      </div>
    </div>
  );
}
