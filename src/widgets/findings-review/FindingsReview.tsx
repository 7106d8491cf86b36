import { useImperativeHandle, useMemo } from 'react';
import {
  describeError,
  ErrorNotice,
  useGeneralWords,
  useIsOffline,
  useMissingScope,
  withSession,
} from '../../provider/index.ts';
import { findingWrites } from '../../query/index.ts';
import { Button, icons, type StackedNotice } from '../../ui/index.ts';
import { tabFindings } from './core/rows/tabFindings.ts';
import { useFindingsWords } from './FindingsContext.ts';
import { FindingsWorkspace } from './FindingsWorkspace.tsx';
import { useLists } from './list/useLists.ts';
import {
  ReviewProvider,
  useReviewActions,
  useReviewController,
  useReviewProps,
  useReviewState,
} from './ReviewProvider.ts';
import { findingsReview, type FindingsReviewProps } from './declaration.ts';
import styles from './FindingsWorkspace.module.css';

/**
 * A review of the organisation's findings by keyboard or mouse. It fills its parent, which needs a
 * height, and adapts to its own width: from 840 px on, details are beside the list.
 *
 * A decision is sent after `undoSeconds`, since the platform documents no way to undo it. It is
 * longer for many findings, and paused while the page is hidden or the undo bar is hovered or
 * focused. Leaving the widget or the page sends at once. Keys work while the focus is inside: `j`
 * `k` move, `a` approves, `r` rejects, `s` skips, `e` edits, `x` selects, `u` undoes, Enter opens
 * details, `f` shows one finding at a time, `?` lists them. `keys` changes them.
 *
 * Parts, for styling: `[data-part]` of `findings`, `tabs`, `toolbar`, `grid`, `group`, `finding`,
 * `focus`, `details`, `selection`, `undo`, `progress`, `notice` and `dialog`. Styling uses the
 * `--brainstem-*` variables.
 *
 * Routes: all of "Validation of findings". Scopes: `brain:read`, and `brain:write` to decide.
 */
export const FindingsReview = withSession(FindingsReviewView, findingsReview);

function FindingsReviewView(props: FindingsReviewProps) {
  return (
    <ReviewProvider props={props}>
      <FetchedFindings />
    </ReviewProvider>
  );
}

function FetchedFindings() {
  const words = useFindingsWords();
  const { actionsRef } = useReviewProps();
  const review = useReviewController();
  const tab = useReviewState((state) => state.view.tab);
  const { setView } = useReviewActions();
  const { lists, error, leftOut, refetch } = useLists(tab);
  const findings = useMemo(() => tabFindings(lists, tab), [lists, tab]);
  const notices = useNotices(leftOut, findings === undefined ? null : error, refetch);
  useImperativeHandle(
    actionsRef,
    () => ({
      select: (findingId) => setView({ ...review.store.getState().view, findingId }),
    }),
    [review, setView],
  );
  return (
    <FindingsWorkspace
      findings={findings}
      counters={lists.current?.counters}
      leftOut={leftOut}
      onRefresh={refetch}
      failure={
        error !== null && findings === undefined ? (
          <div className={styles.notice}>
            <ErrorNotice error={error} title={words.failedTitle} onRetry={refetch} />
          </div>
        ) : undefined
      }
      notices={notices}
    />
  );
}

/** Returns notices about whatever prevents fetching, deciding or a complete list. */
function useNotices(
  leftOut: number,
  staleError: Error | null,
  refetch: () => void,
): StackedNotice[] {
  const words = useFindingsWords();
  const general = useGeneralWords();
  const isOffline = useIsOffline();
  const missingScope = useMissingScope(...findingWrites);
  const notices: StackedNotice[] = [];
  if (isOffline) {
    notices.push({
      key: 'offline',
      tone: 'warning',
      icon: icons.offline,
      title: words.offlineTitle,
      details: words.offlineText,
    });
  }
  if (missingScope !== undefined) {
    notices.push({
      key: 'scope',
      tone: 'warning',
      icon: icons.lock,
      title: words.readOnly,
      details: [general.refusedText, missingScope].join(' '),
    });
  }
  if (staleError !== null) {
    const { detail } = describeError(staleError, general);
    notices.push({
      key: 'stale',
      tone: 'warning',
      title: words.staleTitle,
      details: [words.staleText, detail].join(' '),
      actions: (
        <Button size="small" onClick={refetch}>
          {general.tryAgain}
        </Button>
      ),
    });
  }
  if (leftOut > 0) {
    notices.push({ key: 'left-out', tone: 'warning', title: general.entriesUnreadable(leftOut) });
  }
  return notices;
}
