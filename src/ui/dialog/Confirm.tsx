import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Dialog } from './Dialog.tsx';

export interface ConfirmProps {
  title: string;
  /** The consequences. */
  text?: string;
  /** Further content: names, a field, an error. */
  children?: ReactNode;
  labels: { cancel: string; confirm: string };
  /** @default 'danger' */
  variant?: 'primary' | 'danger';
  /** Disables confirmation. @default false */
  disabled?: boolean;
  /** True while the action runs: the dialog stays open without buttons to press. @default false */
  isPending?: boolean;
  /** Focuses the confirm button initially, for actions that can be undone. @default false */
  startsOnConfirm?: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Asks for confirmation while it is rendered. Restores the focus afterwards. */
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

/** Sets `autofocus`, which React doesn't render but `showModal()` respects. */
function focusAtFirst(button: HTMLButtonElement | null): void {
  button?.setAttribute('autofocus', '');
}
