import {
  renderWidget,
  type RenderedWidget,
  type RenderWidgetOptions,
} from '../../../../test/renderWidget.tsx';
import { FindingsReview } from '../FindingsReview.tsx';
import type { FindingsReviewProps } from '../declaration.ts';

export interface RenderFindingsOptions extends RenderWidgetOptions {
  props?: FindingsReviewProps;
}

/** Renders the widget in a box of 1,150 by 700 px over a mock platform. */
export function renderFindings({ props, ...page }: RenderFindingsOptions = {}): RenderedWidget {
  return renderWidget(<FindingsReview {...props} />, { width: 1150, height: 700, ...page });
}
