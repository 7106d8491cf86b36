import { useState } from 'react';
import { callListener } from '../../controller/index.ts';
import type { OnboardingUser } from '../../contract/index.ts';
import {
  ErrorNotice,
  usePlatformQuery,
  withSession,
  type WidgetProps,
  WidgetBoundary,
} from '../../provider/index.ts';
import { productStatusQuery } from '../../query/index.ts';
import { Notice, Surface, ValueView } from '../../ui/index.ts';
import { ChapterList } from './ChapterList.tsx';
import { PartForm } from './PartForm.tsx';
import type { ProductOnboardingAdapter, ProductPart } from './productAdapter.ts';
import { currentPart, type PartDrafts } from './productModel.ts';
import styles from './ProductOnboarding.module.css';
import { useProductWords } from './useProductWords.ts';

/** Props of {@link ProductOnboarding}. */
export interface ProductOnboardingProps extends OnboardingUser, WidgetProps {
  /** What the host knows of the bodies. @default shows what arrives and sends nothing */
  adapter?: ProductOnboardingAdapter;
  /** Names the region. @default 'Set up your workspace', in the locale's words */
  label?: string;
  /** Called after the platform saved the answers of a part. */
  onPartSaved?: (part: ProductPart) => void;
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
  events: { onPartSaved: [] },
  keyOf: ({ tenantId, userId }) => [tenantId, userId],
});

function ProductOnboardingView({
  tenantId,
  userId,
  adapter = noAdapter,
  label,
  onPartSaved,
}: ProductOnboardingProps) {
  const words = useProductWords();
  const user = { tenantId, userId };
  const { data, error, isPending, refetch } = usePlatformQuery((client) =>
    productStatusQuery(client, user),
  );
  const status = data === undefined ? undefined : adapter.readStatus?.(data);
  const [chosen, setChosen] = useState<ProductPart>();
  const [drafts, setDrafts] = useState<PartDrafts>({});
  const part = chosen ?? currentPart(status);
  return (
    <Surface
      role="region"
      aria-label={label ?? words.product}
      className={styles.product}
      data-part="product-onboarding"
    >
      <div className={styles.columns}>
        <WidgetBoundary>
          <ChapterList part={part} status={status} onChoose={setChosen} />
        </WidgetBoundary>
        <div className={styles.main}>
          {error !== null && (
            <ErrorNotice error={error} title={words.statusFailed} onRetry={() => void refetch()} />
          )}
          {status?.completed === true && <Notice icon="check" title={words.productCompleted} />}
          {/* Where the status says which part is next, nothing is fetched before it came. */}
          {(!isPending || chosen !== undefined) && (
            <WidgetBoundary key={`${part.step}-${part.subStep}`}>
              <PartForm
                user={user}
                part={part}
                adapter={adapter}
                drafts={drafts}
                isMoved={chosen !== undefined}
                onDrafts={setDrafts}
                onSaved={(next) => {
                  callListener(onPartSaved, part);
                  setChosen(next ?? part);
                }}
              />
            </WidgetBoundary>
          )}
          {data !== undefined && status === undefined && (
            <details className={styles.raw}>
              <summary className={styles.summary}>{words.rawData}</summary>
              <ValueView value={data} />
            </details>
          )}
        </div>
      </div>
    </Surface>
  );
}
