import { declareWidget } from '../../../controller/index.ts';
import { chat, type ChatProps } from '../declaration.ts';

/** Props of {@link ChatLauncher}, in addition to those of its chat. */
export interface ChatLauncherProps extends ChatProps {
  /** The lower corner of the window in which the button is shown. @default 'end' */
  placement?: 'start' | 'end';
  /** Controls whether the panel is open. @default uncontrolled */
  open?: boolean;
  /** The initial state of an uncontrolled panel. @default false */
  defaultOpen?: boolean;
  /**
   * Shows the built-in button. A page with its own button opens the panel through `actionsRef`,
   * `useChatHandle` or `open`.
   *
   * @default true
   */
  showButton?: boolean;
  /**
   * The keys that toggle the panel from anywhere in the page, in the format of `aria-keyshortcuts`:
   * `Control+J`. @default none
   */
  shortcut?: string;
  /** Called when the user or the page opens or closes the panel. */
  onOpenChange?: (open: boolean) => void;
}

/** The declaration of {@link ChatLauncher}. */
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
  nullable: chat.nullable,
  methods: chat.methods,
});
