import {
  renderWidget,
  type RenderedWidget,
  type RenderWidgetOptions,
} from '../../../../test/renderWidget.tsx';
import { Onboarding } from '../Onboarding.tsx';
import type { OnboardingProps } from '../declaration.ts';

export interface RenderOnboardingOptions extends RenderWidgetOptions {
  props?: OnboardingProps;
}

/** Renders the widget over a mock platform. */
export function renderOnboarding({ props, ...page }: RenderOnboardingOptions = {}): RenderedWidget {
  return renderWidget(<Onboarding {...props} />, page);
}
