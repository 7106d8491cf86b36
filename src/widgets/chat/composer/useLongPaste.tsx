import { useState, type ReactNode } from 'react';
import { acceptsFile } from '../../../controller/index.ts';
import { Button, Notice, icons } from '../../../ui/index.ts';
import { useActions, useChatStartWords, useConversation } from '../context/ChatContext.ts';
import { useSettings } from '../context/chatSettings.ts';

/** Pasted texts that are longer, in characters, are offered as a file. */
const longestPaste = 4_000;

interface Paste {
  text: string;
  file: File;
  /** The draft that the text was last taken from. */
  draft: string;
}

/** Offers to attach a long pasted text as a file, and to take that back. */
export function useLongPaste(focusField: () => void): {
  notice: ReactNode;
  /** For each text that is pasted. */
  onPaste: (text: string) => void;
} {
  const words = useChatStartWords();
  const actions = useActions();
  const { accept } = useSettings();
  const draft = useConversation((conversation) => conversation.draft);
  const files = useConversation((conversation) => conversation.files);
  const [paste, setPaste] = useState<Paste>();

  const onPaste = (given: string): void => {
    // As a text field has it.
    const text = given.replaceAll(/\r\n?/g, '\n');
    if (text.length <= longestPaste) return;
    const file = new File([text], `${words.pastedText}.txt`, { type: 'text/plain' });
    if (acceptsFile(file, accept)) setPaste({ text, file, draft: text });
  };
  if (paste === undefined) return { notice: undefined, onPaste };

  const { text, file } = paste;
  const attached = files.find((known) => known.file === file);
  const attach = (): void => {
    setPaste({ text, file, draft });
    actions.setDraft(draft.replace(text, ''));
    actions.addFiles([file], accept);
    focusField();
  };
  const undo = (fileKey: string): void => {
    actions.removeFile(fileKey);
    if (draft === paste.draft.replace(text, '')) actions.setDraft(paste.draft);
    else actions.reuse(text);
    focusField();
  };
  const say = (title: string, label: string, onClick: () => void): ReactNode => {
    const button = (
      <Button size="small" onClick={onClick}>
        {label}
      </Button>
    );
    return <Notice icon={icons.file} title={title} actions={button} />;
  };
  if (attached !== undefined) {
    return { notice: say(words.pasteIsFile, words.undo, () => undo(attached.key)), onPaste };
  }
  const isOffered = draft.includes(text);
  return { notice: isOffered && say(words.longPaste, words.pasteAsFile, attach), onPaste };
}
