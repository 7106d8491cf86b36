import { useState, type ReactNode } from 'react';
import { acceptsFile } from '../../../controller/index.ts';
import { Button, Notice, icons } from '../../../ui/index.ts';
import { useActions, useConversation } from '../context/ChatContext.ts';
import { useChatWords } from '../context/useChatWords.ts';
import { useSettings } from '../context/chatSettings.ts';

/** In characters. Longer pasted texts are offered as a file. */
const maxPasteLength = 4_000;

/** A text pasted into the message field. A new object for each paste. */
export interface PastedText {
  text: string;
}

interface Paste {
  text: string;
  file: File;
  /** The draft before the text was last moved into a file. */
  draft: string;
}

/** Offers to attach a long pasted text as a file, and to undo that. */
export function useLongPaste(pasted: PastedText | undefined, focusField: () => void): ReactNode {
  const words = useChatWords();
  const actions = useActions();
  const { accept } = useSettings();
  const draft = useConversation((conversation) => conversation.draft);
  const files = useConversation((conversation) => conversation.files);
  const [paste, setPaste] = useState<Paste>();
  const [seen, setSeen] = useState<PastedText>();

  if (pasted !== undefined && pasted !== seen) {
    setSeen(pasted);
    // Normalises line breaks as a textarea does.
    const text = pasted.text.replaceAll(/\r\n?/g, '\n');
    const file = new File([text], `${words.pastedText}.txt`, { type: 'text/plain' });
    if (text.length > maxPasteLength && acceptsFile(file, accept)) {
      setPaste({ text, file, draft: text });
    }
  }
  if (paste === undefined) return undefined;

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
    return say(words.pasteIsFile, words.undo, () => undo(attached.key));
  }
  return draft.includes(text) && say(words.longPaste, words.pasteAsFile, attach);
}
