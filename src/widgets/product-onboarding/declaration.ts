import type { OnboardingUser } from '../../contract/index.ts';
import { declareWidget } from '../../controller/index.ts';
import type { PersistenceProps, WidgetProps } from '../../provider/index.ts';
import type { ProductOnboardingAdapter, ProductPart } from './core/productAdapter.ts';

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

/** The product onboarding, as hosts know it. */
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
