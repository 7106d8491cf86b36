import type { ReactNode } from 'react';
import { Confirm } from '../../ui/index.ts';
import { useGeneralWords } from '../useWords.ts';

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
    <Confirm
      title={title ?? words.unsavedTitle}
      text={text ?? words.unsavedText}
      cancelLabel={words.keepEditing}
      confirmLabel={words.discard}
      disabled={isBusy}
      alternative={save}
      onCancel={onKeep}
      onConfirm={onDiscard}
    />
  );
}
