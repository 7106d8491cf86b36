import type { OnboardingUser } from '../../contract/index.ts';
import { declareWidget } from '../../controller/index.ts';
import type { PersistenceProps, WidgetProps } from '../../provider/index.ts';
import type { ProductOnboardingAdapter, ProductPart } from './core/productAdapter.ts';

/** Props of {@link ProductOnboarding}. */
export interface ProductOnboardingProps extends OnboardingUser, PersistenceProps, WidgetProps {
  /** Converts the routes' bodies. @default responses are shown unchanged, and nothing is sent */
  adapter?: ProductOnboardingAdapter;
  /** The label of the region. @default 'Set up your workspace', translated */
  label?: string;
  /** Called with each part that is shown. */
  onStep?: (part: ProductPart) => void;
  /**
   * Called when the platform's status changes to all chapters completed. Requires an `adapter` that
   * reads the status.
   */
  onComplete?: () => void;
  /** Called when the platform has saved the answers of a part. */
  onPartSaved?: (part: ProductPart) => void;
  /**
   * Called by the button “Finish later”. Sent answers are saved by the platform, the rest in
   * `storage` or else until unmounting.
   *
   * @default no such button
   */
  onExit?: () => void;
}

/** The declaration of {@link ProductOnboarding}. */
export const productOnboarding = declareWidget<ProductOnboardingProps>()('productOnboarding', {
  events: { onStep: [], onComplete: [], onPartSaved: [], onExit: [] },
  optionalEvents: ['onExit'],
  properties: {
    tenantId: 'string',
    userId: 'string',
    adapter: 'property',
    storage: 'property',
    storageKey: 'string',
    label: 'string',
  },
  required: ['tenantId', 'userId'],
  keys: ['tenantId', 'userId'],
});
