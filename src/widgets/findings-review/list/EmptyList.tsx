import { Button, EmptyState, icons } from '../../../ui/index.ts';
import { useFindingsWords, useWorkspace } from '../FindingsContext.ts';
import { useReviewState } from '../ReviewProvider.ts';
import { isFiltering, noFilter } from '../core/findingsView.ts';

/** Explains an empty list and offers the next action. */
export function EmptyList() {
  const words = useFindingsWords();
  const { findings = [], pendingCount, counters, view, doneCount, ...workspace } = useWorkspace();
  const { onViewChange, onRefresh, options } = workspace;
  const { onConnectSource } = options;
  const isFiltered = isFiltering(view.filter);
  const clear = (
    <Button onClick={() => onViewChange({ ...view, filter: noFilter })}>
      {words.clearFilters}
    </Button>
  );
  const isSending = useReviewState(({ pending, outbox }) => pending.length + outbox.length > 0);
  const restText = isSending ? words.allDecidedText : words.donePendingText;
  const refresh = onRefresh && <Button onClick={onRefresh}>{words.refresh}</Button>;
  if (isFiltered && doneCount > 0) {
    const left = pendingCount ?? 0;
    return (
      <EmptyState
        icon={icons.check}
        title={isSending ? words.allDecidedTitle : words.allDone(doneCount)}
        text={left > 0 ? words.leftElsewhere(left) : restText}
      >
        {clear}
      </EmptyState>
    );
  }
  if (isFiltered && findings.length > 0) {
    return (
      <EmptyState icon={icons.search} title={words.nothingFoundTitle} text={words.nothingFoundText}>
        {clear}
      </EmptyState>
    );
  }
  if (counters?.total === 0) {
    return (
      <EmptyState icon={icons.plug} title={words.emptyTitle} text={words.emptyText}>
        {onConnectSource === undefined ? (
          refresh
        ) : (
          <Button variant="primary" onClick={() => onConnectSource()}>
            {words.connectSource}
          </Button>
        )}
      </EmptyState>
    );
  }
  if (view.tab !== 'pending') return <EmptyState icon={icons.check} title={words.emptyListTitle} />;
  if (isSending)
    return <EmptyState icon={icons.check} title={words.allDecidedTitle} text={restText} />;
  return (
    <EmptyState
      icon={icons.check}
      title={doneCount > 0 ? words.allDone(doneCount) : words.donePendingTitle}
      text={restText}
    >
      {refresh}
    </EmptyState>
  );
}
