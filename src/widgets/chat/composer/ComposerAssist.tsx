import { useImperativeHandle, type KeyboardEvent, type Ref, type RefObject } from 'react';
import { useBrowserLayoutEffect } from '../../../ui/index.ts';
import { useActions, useConversation } from '../context/ChatContext.ts';
import { useChatWords } from '../context/useChatWords.ts';
import { useCommandMenu } from './commands/useCommandMenu.tsx';
import { useCommands } from './commands/useCommands.ts';
import { useLongPaste, type PastedText } from './useLongPaste.tsx';

/** The methods of the assist for the message field. */
export interface ComposerAssistHandle {
  /** Takes the keys that are the menu's. Returns whether it did. */
  onKeyDown: (event: KeyboardEvent) => boolean;
}

/** The attributes with which the message field describes the menu to screen readers. */
export interface ShownMenu {
  'aria-controls'?: string | undefined;
  'aria-activedescendant'?: string | undefined;
}

export interface ComposerAssistProps {
  handle: Ref<ComposerAssistHandle>;
  field: RefObject<HTMLTextAreaElement | null>;
  /** The text that was pasted last. */
  pasted: PastedText | undefined;
  attach: () => void;
  showHelp: () => void;
  /** Called when the menu opens or closes, or another command is active. Memoise this function. */
  onMenuChange: (menu: ShownMenu) => void;
}

/**
 * Helps to write a message: with the menu of commands, and the offer to attach a long pasted text
 * as a file.
 */
export function ComposerAssist({
  handle,
  field,
  pasted,
  attach,
  showHelp,
  onMenuChange,
}: ComposerAssistProps) {
  const words = useChatWords();
  const actions = useActions();
  const draft = useConversation((conversation) => conversation.draft);
  const { list, listId, optionId, onKeyDown } = useCommandMenu({
    commands: useCommands({ words, attach, showHelp }),
    draft,
    setDraft: actions.setDraft,
    field,
  });
  const longPaste = useLongPaste(pasted, () => field.current?.focus());
  useImperativeHandle(handle, () => ({ onKeyDown }));
  // Before the next key, and in the same frame as the menu.
  useBrowserLayoutEffect(
    () => onMenuChange({ 'aria-controls': listId, 'aria-activedescendant': optionId }),
    [onMenuChange, listId, optionId],
  );
  return (
    <>
      {list}
      {longPaste}
    </>
  );
}
