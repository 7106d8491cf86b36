'use client';
import { useState } from 'react';
import type { SessionSummary } from '../../contract/index.ts';
import { ErrorNotice } from '../../provider/index.ts';
import { Button, Dialog } from '../../ui/index.ts';
import { useChatWords } from './ChatContext.ts';

/** Props of {@link DeleteSession}. */
export interface DeleteSessionProps {
  /** The conversation that is to go; undefined keeps the dialog shut. */
  session: SessionSummary | undefined;
  onClose: () => void;
  /** Deletes it; rejects when the platform refuses. */
  onConfirm: (session: SessionSummary) => Promise<void>;
}

/** Asks before a conversation is deleted, and names it: the platform cannot bring it back. */
export function DeleteSession({ session, onClose, onConfirm }: DeleteSessionProps) {
  const words = useChatWords();
  const [failure, setFailure] = useState<unknown>();
  const [isDeleting, setDeleting] = useState(false);

  const close = (): void => {
    setFailure(undefined);
    onClose();
  };
  const confirm = async (): Promise<void> => {
    if (session === undefined) return;
    setDeleting(true);
    setFailure(undefined);
    try {
      await onConfirm(session);
      close();
    } catch (error) {
      setFailure(error);
    } finally {
      setDeleting(false);
    }
  };

  return (
    <Dialog
      open={session !== undefined}
      onOpenChange={(open) => {
        if (!open) close();
      }}
      title={words.deleteTitle}
      description={words.deleteText(session?.preview?.trim() || words.untitled)}
      actions={
        <>
          <Button onClick={close}>{words.cancel}</Button>
          <Button variant="danger" disabled={isDeleting} onClick={() => void confirm()}>
            {words.delete}
          </Button>
        </>
      }
    >
      {failure !== undefined && <ErrorNotice error={failure} title={words.deleteFailed} />}
    </Dialog>
  );
}
