import { declareWidget } from '../../../controller/index.ts';
import { chat, type ChatProps } from '../declaration.ts';

/** Props of {@link ChatLauncher}, in addition to those of its chat. */
export interface ChatLauncherProps extends ChatProps {
  /** The lower corner of the window that it is in. @default 'end' */
  placement?: 'start' | 'end';
  /** Controls whether the panel is open. @default closed, until the button opens it */
  open?: boolean;
  /** Opens the panel initially, if the host does not control it. @default false */
  defaultOpen?: boolean;
  /**
   * Shows our button. A page with a button of its own opens the panel by `actionsRef`,
   * `useChatHandle` or `open`.
   *
   * @default true
   */
  showButton?: boolean;
  /**
   * The keys that open and close the panel from anywhere in the page, as `aria-keyshortcuts` has
   * them: `Control+J`. @default none
   */
  shortcut?: string;
  /** Called when the person or the page opens or closes the panel. */
  onOpenChange?: (open: boolean) => void;
}

/** The chat in a launcher, as hosts know it. */
export const chatLauncher = declareWidget<ChatLauncherProps>()('chatLauncher', {
  events: { ...chat.events, onOpenChange: ['open'] },
  optionalEvents: chat.optionalEvents,
  properties: {
    ...chat.properties,
    placement: 'string',
    open: 'boolean',
    defaultOpen: 'boolean',
    showButton: 'boolean',
    shortcut: 'string',
  },
  methods: chat.methods,
});
