import { useRef, type ReactNode } from 'react';
import { useBrainstem, WidgetBoundary } from '../../provider/index.ts';
import { Surface, Tabs, useElementWidth } from '../../ui/index.ts';
import { findingsTabs } from './core/findingsView.ts';
import { ConfirmBulk } from './decisions/ConfirmBulk.tsx';
import { DecisionBar } from './decisions/DecisionBar.tsx';
import { ReviewNotices } from './decisions/ReviewNotices.tsx';
import { SelectionBar } from './decisions/SelectionBar.tsx';
import { DetailsAside, DetailsDialog } from './details/DetailsPanel.tsx';
import { FindingsContext, useFindingsWords } from './FindingsContext.ts';
import { KeyHelp } from './KeyHelp.tsx';
import { FindingsList } from './list/FindingsList.tsx';
import { Toolbar } from './toolbar/Toolbar.tsx';
import { useFindingsKeys } from './useFindingsKeys.ts';
import { useFindingsWorkspace, type WorkspaceOptions } from './useFindingsWorkspace.ts';
import { useFocusKeeper } from './useFocusKeeper.ts';
import styles from './FindingsWorkspace.module.css';

/** Props of {@link FindingsWorkspace}. */
export interface FindingsWorkspaceProps extends WorkspaceOptions {
  /** Above the list: what the host or the platform has to say. */
  notices?: ReactNode;
}

/** From this width on, in CSS pixels, details are beside the list; below, in a dialog. */
const widthForDetails = 840;

/** Below this width, in CSS pixels, rows are cards. */
const widthForColumns = 680;

/** The review over findings that are given: everything but fetching them. */
export function FindingsWorkspace({ notices, ...given }: FindingsWorkspaceProps) {
  const words = useFindingsWords();
  const { locale } = useBrainstem();
  const root = useRef<HTMLDivElement>(null);
  const width = useElementWidth(root);
  const workspace = useFindingsWorkspace(given);
  const onKeyDown = useFindingsKeys(workspace);
  const { view, onViewChange, counters, options, details, rows, gridRef } = workspace;
  useFocusKeeper(root, () => (gridRef.current ?? root.current)?.focus());
  const isWide = width >= widthForDetails;
  const hasDetails = rows.length > 0 && workspace.cursor.last !== undefined;
  return (
    <FindingsContext.Provider value={workspace}>
      <Surface
        ref={root}
        role="region"
        aria-label={options.label ?? words.findings}
        tabIndex={-1}
        className={styles.workspace}
        data-part="findings"
        onKeyDown={onKeyDown}
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
            <ReviewNotices />
          </WidgetBoundary>
          <WidgetBoundary>
            <Toolbar />
          </WidgetBoundary>
          <div className={styles.body}>
            <FindingsList isNarrow={width > 0 && width < widthForColumns} />
            {isWide && hasDetails && details !== 'closed' && <DetailsAside />}
          </div>
          <WidgetBoundary>
            <SelectionBar />
          </WidgetBoundary>
          <WidgetBoundary>
            <DecisionBar />
          </WidgetBoundary>
        </Tabs>
        <DetailsDialog isOpen={!isWide && hasDetails && details === 'open'} />
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
