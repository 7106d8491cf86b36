import { useContext, useMemo, useRef, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Finding, FindingCounters } from '../../contract/index.ts';
import { useBrainstem, WidgetBoundary } from '../../provider/index.ts';
import {
  Dialog,
  Icon,
  IconButton,
  Surface,
  Tabs,
  ThemeContext,
  useElementWidth,
} from '../../ui/index.ts';
import type { Edits, EditState } from './createEdits.ts';
import type { Review } from './createReview.ts';
import { DecisionBar } from './DecisionBar.tsx';
import { DeskContext, useFindingsWords } from './DeskContext.ts';
import { EditFinding } from './EditFinding.tsx';
import { EmptyList } from './EmptyList.tsx';
import { FindingDetails } from './FindingDetails.tsx';
import styles from './FindingsDesk.module.css';
import { FindingsGrid } from './FindingsGrid.tsx';
import { findingsTabs, type FindingsView, type SavedFindingsView } from './findingsView.ts';
import { KeyHelp } from './KeyHelp.tsx';
import { LoadingRows } from './LoadingRows.tsx';
import { confidenceScale } from './readFinding.ts';
import { decisionOver } from './reviewState.ts';
import { ReviewNotices } from './ReviewNotices.tsx';
import { ConfirmBulk, SelectionBar } from './SelectionBar.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useDesk } from './useDesk.ts';
import { useFocusKeeper } from './useFocusKeeper.ts';

/** Props of {@link FindingsDesk}. */
export interface FindingsDeskProps {
  /** The findings of the chosen tab. Undefined while they are fetched. */
  findings: readonly Finding[] | undefined;
  view: FindingsView;
  onViewChange: (view: FindingsView) => void;
  /** The platform's counters. */
  counters?: FindingCounters;
  /** Makes decisions. Without it nothing can be decided. */
  review?: Review;
  edits?: Edits;
  /** Whether decisions are open to this person. @default true, where there is a review */
  canWrite?: boolean;
  /** Seconds in which a decision can be undone. @default 5 */
  holdSeconds?: number;
  /** Whether details stand beside the list from the start, where there is room. @default false */
  showsDetails?: boolean;
  connectionNames?: Readonly<Record<string, string>> | undefined;
  onOpenNode?: (nodeId: string) => void;
  savedViews?: readonly SavedFindingsView[];
  onSaveView?: (saved: SavedFindingsView) => void;
  onRefresh?: () => void;
  /** Stands above the list: what the host or the platform has to say. */
  notices?: ReactNode;
  /** Stands in place of the list, where there is none to show. */
  failure?: ReactNode;
  /** Names the region. @default 'Findings', in the locale's words */
  label?: string;
}

/** From this width on, in CSS pixels, details stand beside the list; below, in a dialog. */
const widthForDetails = 840;

/** Below this width, in CSS pixels, rows are cards. */
const widthForColumns = 680;

const noFindings: readonly Finding[] = [];
const noViews: readonly SavedFindingsView[] = [];
const noNames = {};
const noEdits = createStore<ReadonlyMap<string, EditState>>()(() => new Map());

/** The whole review over findings that are given: everything but fetching them. */
export function FindingsDesk({
  findings,
  view,
  onViewChange,
  counters,
  review,
  edits,
  canWrite = true,
  holdSeconds = 5,
  showsDetails = false,
  connectionNames = noNames,
  onOpenNode,
  savedViews = noViews,
  onSaveView,
  onRefresh,
  notices,
  failure,
  label,
}: FindingsDeskProps) {
  const words = useFindingsWords();
  const { locale } = useBrainstem();
  const { density } = useContext(ThemeContext);
  const root = useRef<HTMLDivElement>(null);
  const width = useElementWidth(root);
  const editStates = useStore(edits?.store ?? noEdits);
  const [drafts, setDrafts] = useState<ReadonlyMap<string, string>>(new Map());
  const isBusy = (id: string): boolean => {
    const status = editStates.get(id)?.status;
    return status === 'running' || status === 'processing';
  };
  const desk = useDesk({
    findings: findings ?? noFindings,
    view,
    review,
    canWrite: canWrite && review !== undefined,
    isBusy,
  });
  const { state, cursor, selection, rows, index } = desk;
  useFocusKeeper(root, () => (desk.gridRef.current ?? root.current)?.focus());
  const scale = useMemo(() => confidenceScale(findings ?? noFindings), [findings]);
  const settings = useMemo(
    () => ({ connectionNames, onOpenNode, scale }),
    [connectionNames, onOpenNode, scale],
  );
  const mayWrite = canWrite && review !== undefined && state.missingScope === undefined;
  const isWide = width >= widthForDetails;
  const isAside =
    isWide &&
    (desk.detailsOpen === 'open' || (showsDetails && desk.detailsOpen === 'unset')) &&
    rows.length > 0;

  const { last } = cursor;
  const lastEdit = last && editStates.get(last.finding_id);
  const details = last !== undefined && (
    <WidgetBoundary resetKey={last.finding_id}>
      <FindingDetails
        finding={last}
        isSkipped={desk.isSkipped(last)}
        decision={decisionOver(state, last.finding_id)}
        elsewhere={
          cursor.current === undefined && state.elsewhere.has(last.finding_id)
            ? { state: state.elsewhere.get(last.finding_id) }
            : undefined
        }
        canDecide={cursor.current !== undefined && desk.canDecide(cursor.current)}
        canWrite={mayWrite}
        onDecide={desk.decide}
        onSkip={desk.skip}
        edit={
          mayWrite &&
          edits !== undefined && (
            <WidgetBoundary>
              <EditFinding
                finding={last}
                edit={lastEdit}
                draft={drafts.get(last.finding_id) ?? ''}
                onDraft={(draft) => setDrafts(new Map(drafts).set(last.finding_id, draft))}
                onStart={(request) => {
                  void edits.start(last, request).then(() => {
                    const status = edits.store.getState().get(last.finding_id)?.status;
                    if (status === 'failed') return;
                    setDrafts((now) => new Map(now).set(last.finding_id, ''));
                  });
                }}
                onStop={() => edits.stop(last.finding_id)}
                onDismiss={() => edits.dismiss(last.finding_id)}
                fieldRef={desk.editRef}
              />
            </WidgetBoundary>
          )
        }
      />
    </WidgetBoundary>
  );

  const listed = view.tab === 'all' ? counters?.total : counters?.[view.tab];
  return (
    <DeskContext.Provider value={settings}>
      <Surface
        ref={root}
        role="region"
        aria-label={label ?? words.findings}
        tabIndex={-1}
        className={styles.desk}
        data-part="findings"
        onKeyDown={desk.onKeyDown}
      >
        <Tabs
          label={words.lists}
          className={styles.tabs}
          value={view.tab}
          onChange={(tab) => onViewChange({ ...view, tab })}
          tabs={findingsTabs.map((key) => {
            const count = key === 'all' ? counters?.total : counters?.[key];
            return {
              key,
              label: words[key],
              ...(count === undefined ? {} : { count: count.toLocaleString(locale.tag) }),
            };
          })}
        >
          <WidgetBoundary>{notices}</WidgetBoundary>
          <WidgetBoundary>
            <ReviewNotices
              state={state}
              titleOf={desk.titleOf}
              onRetry={() => review?.retry()}
              onRetrySkip={() =>
                state.failedSkip && review?.skip(state.failedSkip.id, state.failedSkip.isSkipped)
              }
              onDismiss={() => review?.dismiss()}
            />
          </WidgetBoundary>
          <WidgetBoundary>
            <Toolbar
              view={view}
              onViewChange={onViewChange}
              searchRef={desk.searchRef}
              findings={findings ?? noFindings}
              shown={() =>
                Array.from(rows).flatMap((row) => {
                  const finding = index.findings[row];
                  return finding === undefined ? [] : [finding];
                })
              }
              shownCount={rows.length}
              savedViews={savedViews}
              onSaveView={onSaveView}
              onRefresh={onRefresh}
              onHelp={() => desk.setHelpOpen(true)}
            />
          </WidgetBoundary>
          <div className={styles.body}>
            <div className={styles.list}>
              <WidgetBoundary>
                {failure ??
                  (findings === undefined ? (
                    <LoadingRows />
                  ) : rows.length === 0 ? (
                    <EmptyList
                      view={view}
                      onViewChange={onViewChange}
                      isListEmpty={findings.length === 0}
                      isNew={counters?.total === 0}
                      onRefresh={onRefresh}
                    />
                  ) : (
                    <FindingsGrid
                      gridRef={desk.gridRef}
                      index={index}
                      rows={rows}
                      columns={view.columns}
                      sort={view.sort}
                      onSort={(sort) => onViewChange({ ...view, sort })}
                      onWidth={(column, next) =>
                        onViewChange({
                          ...view,
                          columns: view.columns.map((one) =>
                            one.column === column ? { ...one, width: next } : one,
                          ),
                        })
                      }
                      isNarrow={width > 0 && width < widthForColumns}
                      isCompact={density === 'compact'}
                      position={cursor.position}
                      moves={cursor.moves}
                      selected={selection.selected}
                      skips={state.skips}
                      decisionOver={(id) => decisionOver(state, id)}
                      onChoose={(position) => {
                        cursor.moveTo(position);
                        desk.setDetailsOpen('open');
                      }}
                      onToggle={selection.toggle}
                      onSelectAll={() => selection.toggleAll(view.filter, rows.length)}
                    />
                  ))}
              </WidgetBoundary>
              {findings !== undefined && failure === undefined && (
                <div className={styles.foot}>
                  <span role="status" dir="auto">
                    {words.shown(rows.length, findings.length)}
                  </span>
                  {listed !== undefined && listed > findings.length && (
                    <span>{words.listedOf(findings.length, listed)}</span>
                  )}
                </div>
              )}
            </div>
            {isAside && details !== false && (
              <aside aria-label={words.details} className={styles.aside} data-part="details">
                <span className={styles.close}>
                  <IconButton
                    size="small"
                    label={words.closeDetails}
                    onClick={() => desk.setDetailsOpen('closed')}
                  >
                    <Icon name="close" />
                  </IconButton>
                </span>
                {details}
              </aside>
            )}
          </div>
          {selection.selected.size > 0 && (
            <WidgetBoundary>
              <SelectionBar
                count={selection.selected.size}
                decidable={desk.decidable.length}
                canWrite={mayWrite}
                onAsk={desk.ask}
                onClear={selection.clear}
              />
            </WidgetBoundary>
          )}
          {review !== undefined && (
            <WidgetBoundary>
              <DecisionBar
                state={state}
                titleOf={desk.titleOf}
                onUndo={desk.undo}
                onUndoAll={review.undoAll}
                onSendNow={review.flush}
                onStop={review.stop}
                onPause={review.pause}
              />
            </WidgetBoundary>
          )}
        </Tabs>
        <Dialog
          open={!isWide && desk.detailsOpen === 'open' && details !== false && rows.length > 0}
          onOpenChange={(isOpen) => desk.setDetailsOpen(isOpen ? 'open' : 'closed')}
          title={words.details}
          titleHidden
        >
          {/* First, so that a second Enter closes the dialog and decides nothing. */}
          <span className={styles.dialogClose}>
            <IconButton
              size="small"
              label={words.closeDetails}
              onClick={() => desk.setDetailsOpen('closed')}
            >
              <Icon name="close" />
            </IconButton>
          </span>
          {details}
        </Dialog>
        <WidgetBoundary>
          <ConfirmBulk
            asked={desk.asked}
            holdSeconds={holdSeconds}
            onConfirm={desk.answer}
            onCancel={() => desk.answer(undefined)}
          />
        </WidgetBoundary>
        <WidgetBoundary>
          <KeyHelp isOpen={desk.isHelpOpen} onClose={() => desk.setHelpOpen(false)} />
        </WidgetBoundary>
      </Surface>
    </DeskContext.Provider>
  );
}
