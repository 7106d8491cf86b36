import type { ReactNode } from 'react';
import {
  renderWidget,
  type RenderedWidget,
  type RenderWidgetOptions,
} from '../../../../test/renderWidget.tsx';
import { Chat } from '../Chat.tsx';
import type { ChatProps } from '../declaration.ts';

export interface RenderChatOptions extends RenderWidgetOptions {
  props?: ChatProps;
  /** Wraps the chat. */
  around?: (chat: ReactNode) => ReactNode;
}

/** Renders the widget in a box of 1,000 × 700 px, over a mock platform. */
export function renderChat({
  props,
  around = (chat) => chat,
  ...page
}: RenderChatOptions = {}): RenderedWidget {
  return renderWidget(around(<Chat {...props} />), { width: 1000, height: 700, ...page });
}
