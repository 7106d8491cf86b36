import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Dialog } from './Dialog.tsx';

export interface ConfirmProps {
  title: string;
  /** The consequences. */
  text?: string;
  /** Further content of the question: names, a field, why it failed. */
  children?: ReactNode;
  /** Words of the button that changes nothing, and of the other one. */
  labels: { cancel: string; confirm: string };
  /** @default 'danger' */
  variant?: 'primary' | 'danger';
  /** True if it can't be confirmed. @default false */
  disabled?: boolean;
  /** True while it is being done: the question stays, without an answer. @default false */
  isPending?: boolean;
  /** True if it begins on the confirming button, for what can be undone. @default false */
  startsOnConfirm?: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Asks before something is done. It is open for as long as it is rendered, and the focus goes back. */
export function Confirm({
  title,
  text,
  children,
  labels,
  variant = 'danger',
  disabled = false,
  isPending = false,
  startsOnConfirm = false,
  onCancel,
  onConfirm,
}: ConfirmProps) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen && !isPending) onCancel();
      }}
      title={title}
      description={text}
      actions={
        <>
          <Button disabled={isPending} onClick={onCancel}>
            {labels.cancel}
          </Button>
          <Button
            ref={startsOnConfirm ? focusAtFirst : undefined}
            variant={variant}
            disabled={disabled || isPending}
            onClick={onConfirm}
          >
            {labels.confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}

/** Marks the button for the browser, which gives it the focus when the dialog opens. */
function focusAtFirst(button: HTMLButtonElement | null): void {
  button?.setAttribute('autofocus', '');
}
