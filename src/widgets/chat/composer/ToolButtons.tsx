import type { RefObject } from 'react';
import { Icon, IconButton, icons } from '../../../ui/index.ts';
import { useActions, useChatStartWords, useConversation } from '../context/ChatContext.ts';
import { useSettings } from '../context/chatSettings.ts';
import type { ChatDialogName } from '../frame/ChatDialog.tsx';
import { Slot } from '../frame/Slot.tsx';
import styles from './Composer.module.css';

export interface ToolButtonsProps {
  /** The file input to open. */
  picker: RefObject<HTMLInputElement | null>;
  showDialog: (name: ChatDialogName) => void;
}

/** Renders the host's buttons, and those that add files and list the conversation's files. */
export function ToolButtons({ picker, showDialog }: ToolButtonsProps) {
  const words = useChatStartWords();
  const { addFiles } = useActions();
  const { accept, slots } = useSettings();
  const isStored = useConversation(({ stored }) => stored);
  return (
    <>
      <IconButton label={words.attach} onClick={() => picker.current?.click()}>
        <Icon path={icons.attach} />
      </IconButton>
      <input
        ref={picker}
        type="file"
        multiple
        accept={accept}
        className={styles.picker}
        aria-label={words.attach}
        onChange={(event) => {
          addFiles([...(event.target.files ?? [])], accept);
          event.target.value = '';
        }}
      />
      {isStored && (
        <IconButton label={words.files} onClick={() => showDialog('files')}>
          <Icon path={icons.folder} />
        </IconButton>
      )}
      <Slot of={slots.ComposerTools} />
    </>
  );
}
