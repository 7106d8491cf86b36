import { useId, useState, type ReactNode, type RefObject } from 'react';
import type { Finding } from '../../contract/index.ts';
import { Button, IconButton, Icon, TextInput } from '../../ui/index.ts';
import { ColumnPanel } from './ColumnPanel.tsx';
import { useFindingsWords } from './DeskContext.ts';
import { ExportPanel } from './ExportPanel.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { countFilters, type FindingsView, type SavedFindingsView } from './findingsView.ts';
import styles from './Toolbar.module.css';
import { ViewPanel } from './ViewPanel.tsx';

/** Props of {@link Toolbar}. */
export interface ToolbarProps {
  view: FindingsView;
  onViewChange: (view: FindingsView) => void;
  searchRef: RefObject<HTMLInputElement | null>;
  /** All findings of the list, for the choices of the filters. */
  findings: readonly Finding[];
  /** The findings that are shown, in their order. */
  shown: () => readonly Finding[];
  shownCount: number;
  savedViews: readonly SavedFindingsView[];
  onSaveView: ((saved: SavedFindingsView) => void) | undefined;
  /** Fetches the list anew. */
  onRefresh: (() => void) | undefined;
  onHelp: () => void;
}

type Panel = 'filters' | 'columns' | 'views' | 'export';

/** Search, and panels for filters, columns, views and export; one panel is open at a time. */
export function Toolbar({
  view,
  onViewChange,
  searchRef,
  findings,
  shown,
  shownCount,
  savedViews,
  onSaveView,
  onRefresh,
  onHelp,
}: ToolbarProps) {
  const words = useFindingsWords();
  const id = useId();
  const [panel, setPanel] = useState<Panel>();
  const filterCount = countFilters(view.filter);
  const setSearch = (search: string): void =>
    onViewChange({ ...view, filter: { ...view.filter, search } });

  const toggle = (name: Panel, label: string, content?: ReactNode) => (
    <Button
      size="small"
      variant="quiet"
      aria-expanded={panel === name}
      aria-controls={panel === name ? id : undefined}
      className={panel === name ? styles.open : undefined}
      onClick={() => setPanel(panel === name ? undefined : name)}
    >
      {content ?? label}
    </Button>
  );

  return (
    <div className={styles.toolbar} data-part="toolbar">
      <div className={styles.line}>
        <span className={styles.search}>
          <TextInput
            ref={searchRef}
            type="search"
            aria-label={words.search}
            placeholder={words.search}
            value={view.filter.search}
            onChange={(event) => setSearch(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape' && view.filter.search !== '') {
                event.stopPropagation();
                setSearch('');
              }
            }}
          />
        </span>
        <span className={styles.buttons}>
          {toggle(
            'filters',
            words.filters,
            filterCount > 0 ? words.filtersSet(filterCount) : undefined,
          )}
          {toggle('columns', words.columns)}
          {(savedViews.length > 0 || onSaveView !== undefined) && toggle('views', words.views)}
          {toggle('export', words.export)}
          {onRefresh !== undefined && (
            <IconButton size="small" label={words.refresh} onClick={onRefresh}>
              <Icon name="retry" />
            </IconButton>
          )}
          <IconButton size="small" label={words.keys} onClick={onHelp}>
            <Icon name="question" />
          </IconButton>
        </span>
      </div>
      {panel !== undefined && (
        <div id={id} role="group" aria-label={words[panel]} className={styles.panel}>
          {panel === 'filters' && <FilterPanel {...{ view, onViewChange, findings }} />}
          {panel === 'columns' && <ColumnPanel {...{ view, onViewChange }} />}
          {panel === 'views' && <ViewPanel {...{ view, onViewChange, savedViews, onSaveView }} />}
          {panel === 'export' && <ExportPanel {...{ shown, shownCount }} />}
        </div>
      )}
    </div>
  );
}
