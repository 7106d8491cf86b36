import {
  renderWidget,
  type RenderedWidget,
  type RenderWidgetOptions,
} from '../../../../test/renderWidget.tsx';
import { BrainViewer } from '../BrainViewer.tsx';
import type { BrainViewerProps } from '../declaration.ts';

export interface RenderBrainOptions extends RenderWidgetOptions {
  props?: BrainViewerProps;
  /** The width of its box, in pixels. @default 1100 */
  inlineSize?: number;
}

/** Renders the widget over a mock platform, in 1,100 by 760 px unless another width is given. */
export function renderBrain({ props, inlineSize = 1100, ...page }: RenderBrainOptions = {}): Omit<
  RenderedWidget,
  'rerender'
> & {
  rerender: (props: BrainViewerProps) => void;
} {
  const size = { width: inlineSize, height: 760 };
  const { rerender, ...rendered } = renderWidget(<BrainViewer {...props} />, { ...page, ...size });
  return { ...rendered, rerender: (next) => rerender(<BrainViewer {...next} />) };
}
