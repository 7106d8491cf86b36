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
   * The token of the link, at least 8 characters. It stays in memory. Take it out of the page’s
   * address once you have read it.
   */
  token: string;
  /** Names the region. @default 'Questions for you', in the locale's words */
  label?: string;
  /** Called with how many answers the platform saved, each time that some were sent. */
  onAnswersSent?: (count: number) => void;
  /** Called once, when the platform saved the answer to the last question that was open. */
  onComplete?: () => void;
  /**
   * Called by the button “Finish later”. Answers are kept: the sent ones by the platform, the
   * rest where answers are saved, or while the widget is mounted.
   *
   * @default no such button
   */
  onExit?: () => void;
}

/** The delegated onboarding, as hosts know it. */
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
