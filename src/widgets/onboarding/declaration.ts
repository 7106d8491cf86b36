import type { ConversationItem } from '../../contract/index.ts';
import { declareWidget } from '../../controller/index.ts';
import type { PersistenceProps, WidgetProps } from '../../provider/index.ts';

/** Props of {@link Onboarding}. */
export interface OnboardingProps extends PersistenceProps, WidgetProps {
  /** The label of the region, unique on a page. @default 'Getting started', translated */
  label?: string;
  /** Called with the 1-based number of each step that is shown. */
  onStep?: (step: number) => void;
  /** Called once, when the platform says that onboarding is complete. */
  onComplete?:
    | ((conversationId: string | undefined, answers: readonly ConversationItem[]) => void)
    | undefined;
  /**
   * Called by the button “Finish later”. Sent answers are saved by the platform, the rest in
   * `storage` or else until unmounting.
   *
   * @default no such button
   */
  onExit?: () => void;
}

/** The declaration of {@link Onboarding}. */
export const onboarding = declareWidget<OnboardingProps>()('onboarding', {
  events: { onStep: ['step'], onComplete: ['conversationId', 'answers'], onExit: [] },
  optionalEvents: ['onExit'],
  properties: { storage: 'property', storageKey: 'string', label: 'string' },
});
