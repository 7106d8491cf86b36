import { useImperativeHandle, useMemo, useState, type Ref } from 'react';
import {
  describeError,
  ErrorNotice,
  useBrainstem,
  useControlledValue,
  useControllerEvent,
  useGeneralWords,
  useIsOffline,
  useMissingScope,
  usePlatformActions,
  withSession,
  type WidgetProps,
} from '../../provider/index.ts';
import { createFindingsTransport, findingWrites } from '../../query/index.ts';
import { Button, icons, type StackedNotice } from '../../ui/index.ts';
import { createReview } from './core/createReview.ts';
import type { FindingsView } from './core/findingsView.ts';
import type { FindingsDecision, FindingSkip } from './core/reviewContext.ts';
import { tabFindings } from './core/tabFindings.ts';
import { useFindingsWords } from './FindingsContext.ts';
import type { FindingsHandle } from './FindingsHandle.ts';
import { FindingsWorkspace } from './FindingsWorkspace.tsx';
import { useLists } from './list/useLists.ts';
import { ReviewProvider, useReviewActions, useReviewState } from './ReviewProvider.ts';
import { defaultUndoSeconds, type FindingsReviewOptions } from './reviewOptions.ts';
import styles from './FindingsWorkspace.module.css';

/** Props of {@link FindingsReview}. */
export interface FindingsReviewProps extends FindingsReviewOptions, WidgetProps {
  /**
   * Tab, search, filters, order, columns and the open finding, if the host keeps them. Omitted
   * fields are the reviewer's, and unknown ones are ignored.
   *
   * @default our own
   */
  view?: Partial<FindingsView>;
  /** The view at first, when the host does not keep it. @default pending findings */
  defaultView?: Partial<FindingsView>;
  /** Gets what the page can do with the review. */
  actionsRef?: Ref<FindingsHandle>;
  /** Called with each change of the view that the reviewer makes. */
  onViewChange?: (view: FindingsView) => void;
  /** Called with decisions that the platform has taken, which can no longer be undone. */
  onDecision?: (decision: FindingsDecision) => void;
  /** Called with a finding that was skipped or taken up again. */
  onSkip?: (skip: FindingSkip) => void;
  /** Called with a finding that the platform has edited on request. */
  onEdit?: (findingId: string) => void;
}

/**
 * Review of the organisation's findings, by keyboard or mouse. It fills its parent, which gives it
 * a height, and answers to its own width: from 840 px on details stand beside the list.
 *
 * A decision waits `undoSeconds` before it is sent, since the platform documents no way back from
 * it: longer for many findings, and while the page is hidden or the undo bar has the pointer or the
 * focus. It is sent at once when the widget or the page is left. Keys work while the focus is inside:
 * `j` `k` move, `a` approves, `r` rejects, `s` skips, `e` edits, `x` selects, `u` undoes, Enter
 * opens details, `f` shows one finding at a time, `?` lists them. `keys` gives them other letters.
 *
 * Parts, for styling: `[data-part]` of `findings`, `tabs`, `toolbar`, `grid`, `group`, `finding`, `focus`,
 * `details`, `selection`, `undo`, `progress`, `notice` and `dialog`. Looks come from the `--brainstem-*`
 * variables.
 *
 * Routes: all of "Validation of findings". Scopes: `brain:read`, and `brain:write` to decide.
 */
export const FindingsReview = withSession(FindingsReviewView, {
  name: 'findingsReview',
  events: {
    onViewChange: ['view'],
    onDecision: [],
    onSkip: [],
    onEdit: ['findingId'],
    onSaveView: [],
    onOpenNode: ['nodeId'],
  },
  optionalEvents: ['onSaveView', 'onOpenNode'],
});

function FindingsReviewView({
  view,
  defaultView,
  actionsRef,
  onViewChange,
  onDecision,
  onSkip,
  onEdit,
  onError,
  ...options
}: FindingsReviewProps) {
  const { undoSeconds = defaultUndoSeconds } = options;
  const { environment } = useBrainstem();
  const transport = usePlatformActions(createFindingsTransport);
  const [review] = useState(() =>
    createReview({
      transport,
      holdFor: undoSeconds * 1000,
      view: view ?? defaultView,
      environment,
    }),
  );
  useControllerEvent(review, 'error', onError);
  useControllerEvent(review, 'viewChange', onViewChange);
  useControllerEvent(review, 'decision', onDecision);
  useControllerEvent(review, 'skip', onSkip);
  useControllerEvent(review, 'edit', onEdit);
  useControlledValue(review, 'viewChange', view, review.actions.followView);
  useImperativeHandle(
    actionsRef,
    () => ({
      select: (findingId) => review.actions.setView({ ...review.store.getState().view, findingId }),
    }),
    [review],
  );
  return (
    <ReviewProvider controller={review}>
      <FetchedFindings options={options} />
    </ReviewProvider>
  );
}

/** The workspace over the platform's lists. */
function FetchedFindings({ options }: { options: FindingsReviewOptions }) {
  const words = useFindingsWords();
  const view = useReviewState((state) => state.view);
  const { setView } = useReviewActions();
  const { lists, error, leftOut, refetch } = useLists(view.tab);
  const findings = useMemo(() => tabFindings(lists, view.tab), [lists, view.tab]);
  const notices = useNotices(leftOut, findings === undefined ? null : error, refetch);
  return (
    <FindingsWorkspace
      findings={findings}
      counters={lists.current?.counters}
      leftOut={leftOut}
      view={view}
      onViewChange={setView}
      onRefresh={refetch}
      options={options}
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

/** Returns notices on whatever keeps the reviewer from fetching, deciding or seeing everything. */
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
      title: words.readOnlyTitle,
      details: words.readOnlyText(missingScope),
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
