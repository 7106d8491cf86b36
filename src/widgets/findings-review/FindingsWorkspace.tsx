import { useRef } from 'react';
import {
  EvidenceProvider,
  useBrainstem,
  WidgetBoundary,
  RateLimitNotice,
  useIsOffline,
  useSecondsUntilRetry,
  useGeneralWords,
} from '../../provider/index.ts';
import {
  joinClasses,
  Surface,
  Tabs,
  useElementWidth,
  type StackedNotice,
  Confirm,
  Button,
  Progress,
  Dialog,
  KeyList,
  type KeyListProps,
} from '../../ui/index.ts';
import { findingsTabs } from './core/findingsView.ts';
import { SelectionBar } from './decisions/SelectionBar.tsx';
import { UndoBar } from './decisions/UndoBar.tsx';
import {
  DetailsAside,
  DetailsDialog,
  DetailsSkeleton,
  FocusAfterDialog,
} from './details/DetailsPanel.tsx';
import { FindingsContext, useFindingsWords, useWorkspace } from './FindingsContext.ts';
import { useFindingsKeys } from './keys/useFindingsKeys.ts';
import { FindingsList } from './list/FindingsList.tsx';
import { ReviewNotices } from './notices/ReviewNotices.tsx';
import { Toolbar } from './toolbar/Toolbar.tsx';
import { useFindingsWorkspace, type WorkspaceOptions } from './useFindingsWorkspace.ts';
import styles from './FindingsWorkspace.module.css';
import { undoTime } from './core/decisions/undoTime.ts';
import {
  defaultUndoSeconds,
  useReviewActions,
  useReviewProps,
  useReviewState,
} from './ReviewProvider.ts';
import type { OutboxDecision } from './core/reviewState.ts';
import type { FindingsCommand } from './core/findingsKeys.ts';
import { keyName } from './keys/KeyHint.tsx';

export interface FindingsWorkspaceProps extends WorkspaceOptions {
  /** Shown above the list: what prevents fetching or deciding. @default none */
  notices?: readonly StackedNotice[];
}

/** The width in CSS pixels from which details are beside the list. Below, they are in a dialog. */
const widthForDetails = 840;

const noNotices: readonly StackedNotice[] = [];

/** Renders the review of given findings, without fetching. */
export function FindingsWorkspace({ notices = noNotices, ...given }: FindingsWorkspaceProps) {
  const words = useFindingsWords();
  const { locale } = useBrainstem();
  const root = useRef<HTMLDivElement>(null);
  const workspace = useFindingsWorkspace(given, root);
  const width = useElementWidth(root);
  const onKeyDown = useFindingsKeys(workspace);
  const { view, onViewChange, counters, pendingCount, details, rows } = workspace;
  const { label, onOpenSource, onOpenNode } = useReviewProps();
  const isWide = width >= widthForDetails;
  const isElsewhere = details === 'open' && workspace.cursor.position < 0;
  const hasDetails = isElsewhere || (rows.length > 0 && workspace.cursor.last !== undefined);
  const isFocusMode = view.layout === 'focus';
  const hasAside = isWide && !isFocusMode && details !== 'closed';
  const isLoading = workspace.findings === undefined && workspace.failure === undefined;
  const isDialogOpen = !isFocusMode && !isWide && hasDetails && details === 'open';
  const isEmpty = counters?.total === 0 && workspace.findings?.length === 0 && !workspace.leftOut;
  const counts = { ...counters, pending: pendingCount, all: counters?.total };
  return (
    <FindingsContext.Provider value={workspace}>
      <Surface
        ref={root}
        role="region"
        aria-label={label ?? words.findings}
        tabIndex={-1}
        className={styles.root}
        data-part="findings"
        onKeyDown={onKeyDown}
      >
        <Tabs
          label={words.lists}
          className={joinClasses(styles.tabs, isEmpty && styles.bare)}
          value={view.tab}
          onChange={(tab) => onViewChange({ ...view, tab })}
          tabs={findingsTabs.map((key) => ({
            key,
            label: words[key],
            count: counts[key]?.toLocaleString(locale.tag),
          }))}
        >
          <WidgetBoundary>
            <ReviewNotices notices={notices} />
          </WidgetBoundary>
          <WidgetBoundary>
            {!isEmpty && workspace.failure === undefined && <Toolbar />}
          </WidgetBoundary>
          <EvidenceProvider onOpenSource={onOpenSource} onOpenNode={onOpenNode}>
            <div className={styles.body}>
              <FindingsList width={width}>
                <WidgetBoundary>{!isFocusMode && <SelectionBar />}</WidgetBoundary>
                <WidgetBoundary>
                  <UndoBar isActive={!isDialogOpen} />
                </WidgetBoundary>
              </FindingsList>
              {hasAside && hasDetails && <DetailsAside />}
              {hasAside && !hasDetails && isLoading && <DetailsSkeleton />}
            </div>
            <DetailsDialog isOpen={isDialogOpen} />
          </EvidenceProvider>
          <WidgetBoundary>
            <BulkProgress />
          </WidgetBoundary>
        </Tabs>
        <WidgetBoundary>
          <ConfirmBulk />
        </WidgetBoundary>
        <WidgetBoundary>
          <KeyHelp isOpen={workspace.isHelpOpen} onClose={() => workspace.setHelpOpen(false)} />
        </WidgetBoundary>
      </Surface>
    </FindingsContext.Provider>
  );
}

/** Asks for confirmation before many findings are decided at once, with their number. */
function ConfirmBulk() {
  const words = useFindingsWords();
  const { bulk, answer } = useWorkspace();
  const { undoSeconds = defaultUndoSeconds } = useReviewProps();
  if (bulk === undefined) return null;
  const { decision, ids, shown } = bulk;
  const seconds = undoTime(ids.length, undoSeconds * 1000) / 1000;
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

/**
 * Shows the progress of a bulk decision with a stop button, or the reason why a single decision
 * waits: no network, or a rate limit.
 */
function BulkProgress() {
  const words = useFindingsWords();
  const { stop } = useReviewActions();
  const outbox = useReviewState((state) => state.outbox);
  const isOffline = useIsOffline();
  const isLimited = useSecondsUntilRetry() !== undefined;
  const [sending] = outbox;
  const isShown = sending !== undefined && (sending.ids.length > 1 || isOffline || isLimited);
  return (
    <div
      className={isShown ? styles.bar : styles.status}
      data-part={isShown ? 'progress' : undefined}
    >
      {isShown && (isOffline ? <WaitsForNetwork outbox={outbox} /> : <Sent batch={sending} />)}
      <RateLimitNotice isSending={isShown} />
      {isShown && (
        <Button size="small" disabled={sending.isStopped} onClick={stop}>
          {words.stop}
        </Button>
      )}
    </div>
  );
}

function Sent({ batch: { decision, done, ids } }: { batch: OutboxDecision }) {
  const words = useFindingsWords();
  const text = (decision === 'approve' ? words.approving : words.rejecting)(done, ids.length);
  return (
    <>
      <span className={styles.barText}>{text}</span>
      <span className={styles.progress}>
        <Progress value={done / ids.length} label={text} />
      </span>
    </>
  );
}

function WaitsForNetwork({ outbox }: { outbox: readonly OutboxDecision[] }) {
  const words = useFindingsWords();
  const count = outbox.reduce((sum, { ids, done }) => sum + ids.length - done, 0);
  return (
    <span className={styles.barText} role="status">
      {words.sentOnline(count)}
    </span>
  );
}

function KeyHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const words = useFindingsWords();
  const { close } = useGeneralWords();
  const given = useWorkspace().keys;
  const keyOf = (command: FindingsCommand): string[] => {
    const key = given[command];
    return key === null ? [] : [keyName(key)];
  };
  const keys: KeyListProps['keys'] = [
    [[...keyOf('next'), '↓'], words.keyNext],
    [[...keyOf('previous'), '↑'], words.keyPrevious],
    [keyOf('approve'), words.approve],
    [keyOf('reject'), words.reject],
    [keyOf('skip'), words.skip],
    [keyOf('undo'), words.keyUndo],
    [keyOf('edit'), words.edit],
    [keyOf('select'), words.keySelect],
    [['Shift', ...keyOf('next'), ...keyOf('previous')], words.keyExtend],
    [['Shift', words.click], words.keyRange],
    [['Ctrl', 'A'], words.keySelectAll],
    [['Enter'], words.keyOpen],
    [keyOf('focusMode'), words.keyFocusMode],
    [keyOf('search'), words.keySearch],
    [['Esc'], words.keyClear],
    [keyOf('help'), words.keyHelp],
  ];
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={words.keys}
      description={words.keysText}
      actions={<Button onClick={onClose}>{close}</Button>}
    >
      <FocusAfterDialog />
      <KeyList keys={keys.filter(([names]) => names.length > 0)} />
    </Dialog>
  );
}
