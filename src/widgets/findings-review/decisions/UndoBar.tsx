import { useEffect } from 'react';
import { useBrainstem } from '../../../provider/index.ts';
import {
  isComposing,
  Button,
  FloatingBar,
  TextInput,
  useHoverOrFocus,
  texts,
} from '../../../ui/index.ts';
import { lacksReason } from '../core/reviewState.ts';
import { useFindingsWords, useWorkspace } from '../FindingsContext.ts';
import { KeyHint } from '../keys/KeyHint.tsx';
import { useReviewActions, useReviewState } from '../ReviewProvider.ts';
import styles from '../FindingsWorkspace.module.css';

export interface UndoBarProps {
  /** True if undo is offered here: in an open dialog, or else below the list. */
  isActive: boolean;
}

/** Offers to undo the last decision. Sending pauses while the bar is hovered or focused. */
export function UndoBar({ isActive }: UndoBarProps) {
  const { pause } = useReviewActions();
  const pending = useReviewState((state) => state.pending);
  const lastSkip = useReviewState((state) => state.lastSkip);
  const hasUndo = isActive && (pending.length > 0 || lastSkip !== undefined);
  const { isHoveredOrFocused, props } = useHoverOrFocus(hasUndo);
  useEffect(() => {
    if (!isHoveredOrFocused) return;
    pause(true);
    return () => pause(false);
  }, [isHoveredOrFocused, pause]);
  return (
    <FloatingBar isShown={hasUndo} data-part={hasUndo ? 'undo' : undefined} {...props}>
      {/* Always rendered: screen readers ignore a live region that mounts with its text. */}
      <div role="status" className={styles.told}>
        {hasUndo && <LastAction />}
      </div>
      {hasUndo && <ReasonField />}
      {hasUndo && <UndoActions />}
    </FloatingBar>
  );
}

function LastAction() {
  const words = useFindingsWords();
  const { titleOf } = useWorkspace();
  const pending = useReviewState((state) => state.pending);
  const lastSkip = useReviewState((state) => state.lastSkip);
  const last = pending.at(-1);
  const count = pending.reduce((sum, { ids }) => sum + ids.length, 0);
  const announcement = (): string | undefined => {
    if (lastSkip !== undefined) {
      return (lastSkip.isSkipped ? words.skippedOne : words.unskippedOne)(titleOf(lastSkip.id));
    }
    if (last === undefined) return undefined;
    const isApproval = last.decision === 'approve';
    const [first = ''] = last.ids;
    return last.ids.length === 1
      ? (isApproval ? words.willApproveOne : words.willRejectOne)(titleOf(first))
      : (isApproval ? words.willApproveMany : words.willRejectMany)(last.ids.length);
  };
  return (
    <>
      <span className={styles.barText} dir="auto">
        {announcement()}
      </span>
      {count > (lastSkip === undefined ? (last?.ids.length ?? 0) : 0) && (
        <span className={texts.note}>{words.waiting(count)}</span>
      )}
    </>
  );
}

/** A field for the last decision's reason, if the host asks for one. Enter sends decisions. */
function ReasonField() {
  const words = useFindingsWords();
  const { setReason, flush } = useReviewActions();
  const mode = useBrainstem().client.records?.reason;
  const last = useReviewState(({ pending }) => pending.at(-1));
  const isMissing = useMissingReason();
  if (mode === undefined || last === undefined) return null;
  const label = mode === 'required' ? words.reasonRequired : words.reasonOptional;
  return (
    <TextInput
      // Resets the field for each decision.
      key={last.key}
      className={styles.reason}
      aria-label={label}
      aria-required={mode === 'required'}
      placeholder={label}
      value={last.reason ?? ''}
      onChange={({ target }) => setReason(target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || isComposing(event.nativeEvent) || isMissing) return;
        event.preventDefault();
        flush();
      }}
    />
  );
}

function useMissingReason(): boolean {
  const wanted = useBrainstem().client.records?.reason;
  return useReviewState(({ pending }) => pending.some((each) => lacksReason(each, wanted)));
}

function UndoActions() {
  const words = useFindingsWords();
  const { undo, keys } = useWorkspace();
  const { undoAll, flush } = useReviewActions();
  const batches = useReviewState((state) => state.pending.length);
  const isMissing = useMissingReason();
  return (
    <span className={styles.barActions}>
      <Button size="small" aria-keyshortcuts={keys.undo ?? undefined} onClick={undo}>
        {words.undo}
        <KeyHint command="undo" />
      </Button>
      {batches > 1 && (
        <Button size="small" variant="quiet" onClick={undoAll}>
          {words.undoAll}
        </Button>
      )}
      {batches > 0 && (
        <Button size="small" variant="quiet" disabled={isMissing} onClick={flush}>
          {words.sendNow}
        </Button>
      )}
    </span>
  );
}
