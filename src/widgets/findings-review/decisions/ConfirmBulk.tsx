import { useState } from 'react';
import { Button, Dialog } from '../../../ui/index.ts';
import { undoTime } from '../core/undoTime.ts';
import { defaultUndoSeconds } from '../reviewOptions.ts';
import { FocusAfterDialog } from '../FocusAfterDialog.tsx';
import { useFindingsWords, useWorkspace } from '../FindingsContext.ts';

/** Names the number before many findings are decided at once. */
export function ConfirmBulk() {
  const words = useFindingsWords();
  const { asked, answer, options } = useWorkspace();
  // Kept while the dialog closes, so that its words don't change under the reader.
  const [last, setLast] = useState(asked);
  if (asked !== undefined && asked !== last) setLast(asked);
  if (last === undefined) return null;
  const { decision, ids, shown } = last;
  const seconds = undoTime(ids.length, (options.undoSeconds ?? defaultUndoSeconds) * 1000) / 1000;
  const isApproval = decision === 'approve';
  return (
    <Dialog
      open={asked !== undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) answer(undefined);
      }}
      title={(isApproval ? words.confirmApprove : words.confirmReject)(ids.length)}
      description={[
        ...(shown < ids.length ? [words.confirmShown(shown)] : []),
        seconds < 60
          ? words.confirmText(seconds)
          : words.confirmTextMinutes(Math.round(seconds / 60)),
      ].join(' ')}
      actions={
        <>
          <Button onClick={() => answer(undefined)}>{words.cancel}</Button>
          <Button
            ref={focusAtFirst}
            variant={isApproval ? 'primary' : 'danger'}
            onClick={() => answer(last)}
          >
            {(isApproval ? words.approveSelected : words.rejectSelected)(ids.length)}
          </Button>
        </>
      }
    >
      <FocusAfterDialog />
    </Dialog>
  );
}

/** Makes a dialog begin on a button: the reviewer asked for what it does, and can undo it. */
function focusAtFirst(button: HTMLButtonElement | null): void {
  button?.setAttribute('autofocus', '');
}
