import { Confirm } from '../../../ui/index.ts';
import { undoTime } from '../core/decisions/undoTime.ts';
import { defaultUndoSeconds } from '../ReviewProvider.ts';
import { FocusAfterDialog } from '../FocusAfterDialog.tsx';
import { useFindingsWords, useWorkspace } from '../FindingsContext.ts';

/** Asks for confirmation before many findings are decided at once, with their number. */
export function ConfirmBulk() {
  const words = useFindingsWords();
  const { bulk, answer, options } = useWorkspace();
  if (bulk === undefined) return null;
  const { decision, ids, shown } = bulk;
  const seconds = undoTime(ids.length, (options.undoSeconds ?? defaultUndoSeconds) * 1000) / 1000;
  const isApproval = decision === 'approve';
  return (
    <Confirm
      title={(isApproval ? words.confirmApprove : words.confirmReject)(ids.length)}
      text={[
        ...(shown < ids.length ? [words.confirmShown(shown)] : []),
        seconds < 60
          ? words.confirmText(seconds)
          : words.confirmTextMinutes(Math.round(seconds / 60)),
      ].join(' ')}
      labels={{
        cancel: words.cancel,
        confirm: (isApproval ? words.approveSelected : words.rejectSelected)(ids.length),
      }}
      variant={isApproval ? 'primary' : 'danger'}
      startsOnConfirm
      onCancel={() => answer(undefined)}
      onConfirm={() => answer(bulk)}
    >
      <FocusAfterDialog />
    </Confirm>
  );
}
