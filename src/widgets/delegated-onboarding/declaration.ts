import { declareWidget } from '../../controller/index.ts';
import type {
  PersistenceProps,
  TokenlessProviderProps,
  WidgetProps,
} from '../../provider/index.ts';

/** Props of {@link DelegatedOnboarding}. */
export interface DelegatedOnboardingProps
  extends WidgetProps, PersistenceProps, Partial<Omit<TokenlessProviderProps, 'children'>> {
  /**
   * The link's token, at least 8 characters, which is kept in memory only. Remove it from the
   * page’s URL once you have read it.
   */
  token: string;
  /** The label of the region. @default 'Questions for you', translated */
  label?: string;
  /** Called with the number of saved answers, whenever some were sent. */
  onAnswersSent?: (count: number) => void;
  /** Called once, when the platform has saved the answer to the last open question. */
  onComplete?: () => void;
  /**
   * Called by the button “Finish later”. Sent answers are saved by the platform, the rest in
   * `storage` or else until unmounting.
   *
   * @default no such button
   */
  onExit?: () => void;
}

/** The declaration of {@link DelegatedOnboarding}. */
export const delegatedOnboarding = declareWidget<DelegatedOnboardingProps>()(
  'delegatedOnboarding',
  {
    events: { onAnswersSent: ['count'], onComplete: [], onExit: [] },
    optionalEvents: ['onExit'],
    properties: { token: 'property', storage: 'property', storageKey: 'string', label: 'string' },
    required: ['token'],
    keys: ['token'],
  },
);
