import type { ConversationItem } from '../../contract/index.ts';
import { declareWidget } from '../../controller/index.ts';
import type { PersistenceProps, WidgetProps } from '../../provider/index.ts';

/** Props of {@link Onboarding}. */
export interface OnboardingProps extends PersistenceProps, WidgetProps {
  /** Names the region. Give each of a page its own. @default 'Getting started', in the locale's words */
  label?: string;
  /** Called with the number of each step that is shown, from 1 on. */
  onStep?: (step: number) => void;
  /** Called once, when the platform says that onboarding is complete. */
  onComplete?:
    | ((conversationId: string | undefined, answers: readonly ConversationItem[]) => void)
    | undefined;
  /**
   * Called by the button “Finish later”. Answers are kept: the sent ones by the platform, the
   * rest where answers are saved, or while the widget is mounted.
   *
   * @default no such button
   */
  onExit?: () => void;
}

/** The onboarding, as hosts know it. */
export const onboarding = declareWidget<OnboardingProps>()('onboarding', {
  events: { onStep: ['step'], onComplete: ['conversationId', 'answers'], onExit: [] },
  optionalEvents: ['onExit'],
  properties: { storage: 'property', storageKey: 'string', label: 'string' },
});
