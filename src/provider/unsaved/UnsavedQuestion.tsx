import type { ReactNode } from 'react';
import { Button, Dialog } from '../../ui/index.ts';
import { useGeneralWords } from '../words/useWords.ts';

export interface UnsavedQuestionProps {
  /** The question, which names what would be lost. @default a general one */
  title?: string;
  text?: string;
  onKeep: () => void;
  onDiscard: () => void;
  /** True if it is being saved, so that nothing can be discarded. @default false */
  isBusy?: boolean;
  /** The button that saves it. @default it can't be saved as it is */
  save?: ReactNode;
}

/** Asks what happens to what a person typed before they leave it. */
export function UnsavedQuestion({
  title,
  text,
  onKeep,
  onDiscard,
  isBusy = false,
  save,
}: UnsavedQuestionProps) {
  const words = useGeneralWords();
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onKeep();
      }}
      title={title ?? words.unsavedTitle}
      description={text ?? words.unsavedText}
      actions={
        <>
          <Button onClick={onKeep}>{words.keepEditing}</Button>
          <Button variant="danger" disabled={isBusy} onClick={onDiscard}>
            {words.discard}
          </Button>
          {save}
        </>
      }
    />
  );
}
