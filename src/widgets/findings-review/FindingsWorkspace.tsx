import { useRef } from 'react';
import { EvidenceProvider, useBrainstem, WidgetBoundary } from '../../provider/index.ts';
import { joinClasses, Surface, Tabs, useElementWidth, type StackedNotice } from '../../ui/index.ts';
import { findingsTabs } from './core/findingsView.ts';
import { BulkProgress } from './decisions/BulkProgress.tsx';
import { ConfirmBulk } from './decisions/ConfirmBulk.tsx';
import { SelectionBar } from './decisions/SelectionBar.tsx';
import { UndoBar } from './decisions/UndoBar.tsx';
import { DetailsAside, DetailsDialog, DetailsSkeleton } from './details/DetailsPanel.tsx';
import { FindingsContext, useFindingsWords } from './FindingsContext.ts';
import { KeyHelp } from './keys/KeyHelp.tsx';
import { useFindingsKeys } from './keys/useFindingsKeys.ts';
import { FindingsList } from './list/FindingsList.tsx';
import { ReviewNotices } from './notices/ReviewNotices.tsx';
import { Toolbar } from './toolbar/Toolbar.tsx';
import { useFindingsWorkspace, type WorkspaceOptions } from './useFindingsWorkspace.ts';
import styles from './FindingsWorkspace.module.css';

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
  const { view, onViewChange, counters, pendingCount, options, details, rows } = workspace;
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
        aria-label={options.label ?? words.findings}
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
          <WidgetBoundary>{!isEmpty && <Toolbar />}</WidgetBoundary>
          <EvidenceProvider onOpenSource={options.onOpenSource} onOpenNode={options.onOpenNode}>
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
