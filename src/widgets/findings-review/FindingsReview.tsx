import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import {
  ErrorNotice,
  useGeneralWords,
  useIsOffline,
  usePlatformQuery,
  withSession,
} from '../../provider/index.ts';
import { findingsQuery } from '../../query/index.ts';
import { Button, Notice } from '../../ui/index.ts';
import { useFindingsWords } from './DeskContext.ts';
import { FindingsDesk } from './FindingsDesk.tsx';
import styles from './FindingsDesk.module.css';
import { defaultFindingsView, type FindingsView, type SavedFindingsView } from './findingsView.ts';
import { tabFindings } from './tabFindings.ts';
import { useReview } from './useReview.ts';

/** Props of {@link FindingsReview}. */
export interface FindingsReviewProps {
  /** Tab, search, filters, order and columns, when the host keeps them. @default our own */
  view?: FindingsView;
  /** What stands at first, when the host does not keep the view. @default pending findings */
  defaultView?: FindingsView;
  /** Told of every change of the view. */
  onViewChange?: (view: FindingsView) => void;
  /** Views that can be opened by name. @default none */
  savedViews?: readonly SavedFindingsView[];
  /** Told to keep a view. Without it, none can be saved. */
  onSaveView?: (saved: SavedFindingsView) => void;
  /** Told to open a node of the brain. Without it, the ids of nodes are plain text. */
  onOpenNode?: (nodeId: string) => void;
  /** The names of connections by their ids. @default the beginnings of the ids */
  connectionNames?: Readonly<Record<string, string>> | undefined;
  /** Whether decisions are out of reach, as without the scope `brain:write`. @default false */
  readOnly?: boolean;
  /** How long a decision can be undone before it is sent, in seconds. @default 5 */
  undoSeconds?: number;
  /** Told of every decision and skip that failed, which the person has seen too. */
  onError?: (error: unknown) => void;
  /** Names the region. @default 'Findings', in the locale's words */
  label?: string;
}

/**
 * Review of the organisation's findings, by keyboard or mouse. It fills its parent, which gives it
 * a height, and answers to its own width: from 840 px on details stand beside the list.
 *
 * A decision waits `undoSeconds` before it is sent, since the platform documents no way back from
 * it, and is sent at once when the widget or the page is left. Keys work while the focus is inside:
 * `j` `k` move, `a` approves, `r` rejects, `s` skips, `e` edits, `x` selects, `u` undoes, Enter
 * opens details, `?` lists them.
 *
 * Parts, for styling: `[data-part]` of `findings`, `tabs`, `toolbar`, `grid`, `finding`, `details`,
 * `selection`, `undo`, `progress`, `notice` and `dialog`. Looks come from the `--brainstem-*`
 * variables.
 *
 * Routes: all of "Validation of findings". Scopes: `brain:read`, and `brain:write` to decide.
 */
export const FindingsReview = withSession(FindingsReviewView);

function FindingsReviewView({
  view: given,
  defaultView = defaultFindingsView,
  onViewChange,
  readOnly = false,
  undoSeconds = 5,
  onError,
  ...props
}: FindingsReviewProps) {
  const words = useFindingsWords();
  const general = useGeneralWords();
  const [own, setOwn] = useState(defaultView);
  const view = given ?? own;
  const { review, edits } = useReview(undoSeconds, onError);
  const missingScope = useStore(review.store, (state) => state.missingScope);
  const isOffline = useIsOffline();

  const { tab } = view;
  const current = usePlatformQuery((client) => findingsQuery(client, 'current'));
  const approved = usePlatformQuery((client) => ({
    ...findingsQuery(client, 'approved'),
    enabled: tab === 'approved' || tab === 'all',
  }));
  const rejected = usePlatformQuery((client) => ({
    ...findingsQuery(client, 'rejected'),
    enabled: tab === 'rejected' || tab === 'all',
  }));
  const [data, approvedData, rejectedData] = [current.data, approved.data, rejected.data];
  const findings = useMemo(
    () => tabFindings({ current: data, approved: approvedData, rejected: rejectedData }, tab),
    [data, approvedData, rejectedData, tab],
  );
  useEffect(() => {
    if (data !== undefined) review.observe(data);
  }, [review, data]);

  const shown = {
    pending: [current],
    approved: [approved],
    rejected: [rejected],
    all: [current, approved, rejected],
  }[tab];
  const broken = shown.find(({ error }) => error !== null);
  const refetch = (): void => {
    for (const list of new Set([current, ...shown])) void list.refetch();
  };
  const again = (
    <Button size="small" onClick={refetch}>
      {general.tryAgain}
    </Button>
  );
  return (
    <FindingsDesk
      {...props}
      findings={findings}
      view={view}
      onViewChange={(next) => {
        setOwn(next);
        onViewChange?.(next);
      }}
      counters={data?.counters}
      review={review}
      edits={edits}
      canWrite={!readOnly}
      holdSeconds={undoSeconds}
      showsDetails
      onRefresh={refetch}
      failure={
        broken !== undefined && findings === undefined ? (
          <div className={styles.notice}>
            <ErrorNotice error={broken.error} title={words.failedTitle} actions={again} />
          </div>
        ) : undefined
      }
      notices={
        <>
          {isOffline && (
            <div className={styles.notice}>
              <Notice tone="warning" icon="offline" title={words.offlineTitle}>
                {words.offlineText}
              </Notice>
            </div>
          )}
          {missingScope !== undefined && (
            <div className={styles.notice}>
              <Notice tone="warning" icon="lock" title={words.readOnlyTitle}>
                {words.readOnlyText(missingScope)}
              </Notice>
            </div>
          )}
          {broken !== undefined && findings !== undefined && (
            <div className={styles.notice}>
              <ErrorNotice
                error={broken.error}
                tone="warning"
                role="status"
                title={words.staleTitle}
                text={words.staleText}
                actions={again}
              />
            </div>
          )}
        </>
      }
    />
  );
}
