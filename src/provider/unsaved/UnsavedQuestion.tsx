import type { ReactNode } from 'react';
import { Button, Dialog } from '../../ui/index.ts';
import { useGeneralWords } from '../words/useWords.ts';

export interface UnsavedQuestionProps {
  /** The question, naming what would be lost. @default a general one */
  title?: string;
  text?: string;
  onKeep: () => void;
  onDiscard: () => void;
  /** True while saving, so that nothing can be discarded. @default false */
  isBusy?: boolean;
  /** The save button. @default none, if it can't be saved as it is */
  save?: ReactNode;
}

/** Asks what to do with unsaved input before leaving it. */
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
          <Button
            variant={save === undefined ? 'danger' : 'secondary'}
            disabled={isBusy}
            onClick={onDiscard}
          >
            {words.discard}
          </Button>
          {save}
        </>
      }
    />
  );
}
