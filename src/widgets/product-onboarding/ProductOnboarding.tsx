import { useEffect, useMemo } from 'react';
import { callListener, nameInWords } from '../../controller/index.ts';
import {
  ErrorNotice,
  ExitContext,
  useOnboardingWords,
  usePlatformQuery,
  WidgetBoundary,
  withSession,
} from '../../provider/index.ts';
import { productQuestionsQuery, productStatusQuery } from '../../query/index.ts';
import { Disclosure, Notice, Surface, ValueView, icons } from '../../ui/index.ts';
import { ChapterList } from './ChapterList.tsx';
import type { ProductOnboardingAdapter } from './core/productAdapter.ts';
import { currentPart } from './core/productParts.ts';
import { PartForm } from './PartForm.tsx';
import styles from './ProductOnboarding.module.css';
import {
  ProductProvider,
  useProductActions,
  useProductProps,
  useProductState,
} from './ProductProvider.ts';
import { productOnboarding, type ProductOnboardingProps } from './declaration.ts';

const noAdapter: ProductOnboardingAdapter = {};

/**
 * Onboarding by chapters: Business, Processes, Operations, Performance and Technology, each with a
 * baseline, a follow-up and a review. Any part can be opened at any time.
 *
 * Parts, for styling: `[data-part]` of `product-onboarding`, `chapters`, `step`, `choice`, `field`
 * and `notice`. Styling uses the `--brainstem-*` variables.
 *
 * Routes: `{base_url}/core-analytics/onboarding/api/v2/tenant/{tenantId}/user/{userId}/…`.
 */
export const ProductOnboarding = withSession(ProductOnboardingView, productOnboarding);

function ProductOnboardingView(props: ProductOnboardingProps) {
  const words = useOnboardingWords();
  return (
    <ProductProvider props={props}>
      <Surface
        role="region"
        aria-label={props.label ?? words.product}
        className={styles.root}
        data-part="product-onboarding"
      >
        <ExitContext.Provider value={props.onExit}>
          <Chapters />
        </ExitContext.Provider>
      </Surface>
    </ProductProvider>
  );
}

/** Shows all parts, and the open one. */
function Chapters() {
  const { tenantId, userId, adapter = noAdapter } = useProductProps();
  const user = { tenantId, userId };
  const words = useOnboardingWords();
  const { show } = useProductActions();
  const opened = useProductState((state) => state.opened);
  const progress = usePlatformQuery((client) => productStatusQuery(client, user));
  const { data } = progress;
  // A body that the adapter can't read is shown as received.
  const status = useMemo(
    () => (data === undefined ? undefined : callListener(() => adapter.readStatus?.(data))),
    [data, adapter],
  );
  const part = opened ?? currentPart(status);
  // Without an opened part, it depends on the status.
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
        {data !== undefined && status === undefined && (
          <Disclosure label={words.rawData}>
            <ValueView value={data} nameOf={nameInWords} />
          </Disclosure>
        )}
      </div>
    </div>
  );
}
