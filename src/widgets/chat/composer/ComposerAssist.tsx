import { useImperativeHandle, type KeyboardEvent, type Ref, type RefObject } from 'react';
import { useBrowserLayoutEffect } from '../../../ui/index.ts';
import { useActions, useConversation } from '../context/ChatContext.ts';
import { useChatWords } from '../context/useChatWords.ts';
import { useCommandMenu } from './commands/useCommandMenu.tsx';
import { useCommands } from './commands/useCommands.ts';
import { useLongPaste, type PastedText } from './useLongPaste.tsx';

/** Imperative handle for the message field. */
export interface ComposerAssistHandle {
  /** Handles the menu's keys. Returns true if it handled the event. */
  onKeyDown: (event: KeyboardEvent) => boolean;
}

/** The ARIA attributes that connect the message field to the menu. */
export interface ShownMenu {
  'aria-controls'?: string | undefined;
  'aria-activedescendant'?: string | undefined;
}

export interface ComposerAssistProps {
  handle: Ref<ComposerAssistHandle>;
  field: RefObject<HTMLTextAreaElement | null>;
  pasted: PastedText | undefined;
  attach: () => void;
  showHelp: () => void;
  /** Called when the menu opens or closes, or its active command changes. Memoise this function. */
  onMenuChange: (menu: ShownMenu) => void;
}

/** Renders the command menu and the offer to attach a long pasted text as a file. */
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
  // A layout effect, to change the attributes in the menu's frame and before the next key.
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
