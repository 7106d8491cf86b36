import { useId, useRef, useState, type ReactNode } from 'react';
import { Badge, Button, Icon, IconButton, icons, TextInput, useEscape } from '../../../ui/index.ts';
import { ColumnPanel } from './ColumnPanel.tsx';
import { useFindingsWords, useWorkspace } from '../FindingsContext.ts';
import { ExportPanel } from './ExportPanel.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { countFilters, type SavedFindingsView } from '../core/findingsView.ts';
import styles from './Toolbar.module.css';
import { ViewPanel } from './ViewPanel.tsx';

const noViews: readonly SavedFindingsView[] = [];

type Panel = 'filters' | 'columns' | 'views' | 'export';

/** Search, and panels for filters, columns, views and export; one panel is open at a time. */
export function Toolbar() {
  const words = useFindingsWords();
  const workspace = useWorkspace();
  const { view, onViewChange, onRefresh, searchRef, gridRef, setHelpOpen, keys } = workspace;
  const { savedViews = noViews, onSaveView } = workspace.options;
  const id = useId();
  const [panel, setPanel] = useState<Panel>();
  const setSearch = (search: string): void =>
    onViewChange({ ...view, filter: { ...view.filter, search } });
  const root = useRef<HTMLDivElement>(null);
  // Before a dialog of the host's, which would close with all of the widget.
  useEscape(workspace.root, panel !== undefined, () => {
    const content = root.current?.querySelector('[data-panel]');
    const opener = root.current?.querySelector<HTMLElement>('[aria-expanded="true"]');
    if (content?.matches(':focus-within') === true) opener?.focus();
    setPanel(undefined);
  });
  useEscape(searchRef, view.filter.search !== '', () => setSearch(''));
  const filterCount = countFilters(view.filter);

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
    <div ref={root} className={styles.toolbar} data-part="toolbar">
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
              const isConfirmed = event.key === 'Enter' && !event.nativeEvent.isComposing;
              if ((isConfirmed || event.key === 'ArrowDown') && gridRef.current !== null) {
                event.preventDefault();
                gridRef.current.focus();
              }
            }}
          />
        </span>
        <span className={styles.icons}>
          <IconButton
            size="small"
            label={words.focusMode}
            aria-pressed={view.layout === 'focus'}
            aria-keyshortcuts={keys.focusMode ?? undefined}
            className={view.layout === 'focus' ? styles.open : undefined}
            onClick={workspace.toggleFocusMode}
          >
            <Icon path={icons.carousel} />
          </IconButton>
          {onRefresh !== undefined && (
            <IconButton size="small" label={words.refresh} onClick={onRefresh}>
              <Icon path={icons.retry} />
            </IconButton>
          )}
          <IconButton size="small" label={words.keys} onClick={() => setHelpOpen(true)}>
            <Icon path={icons.question} />
          </IconButton>
        </span>
        <span className={styles.buttons}>
          {toggle(
            'filters',
            words.filters,
            filterCount > 0 ? words.filtersSet(filterCount) : undefined,
          )}
          {view.layout !== 'focus' && toggle('columns', words.columns)}
          {(savedViews.length > 0 || onSaveView !== undefined) && toggle('views', words.views)}
          {toggle('export', words.export)}
          {workspace.options.readOnly === true && (
            <span className={styles.readOnly}>
              <Badge>
                <Icon path={icons.lock} size={14} /> {words.readOnly}
              </Badge>
            </span>
          )}
        </span>
      </div>
      {panel !== undefined && (
        <div id={id} role="group" aria-label={words[panel]} className={styles.panel} data-panel="">
          {panel === 'filters' && <FilterPanel />}
          {panel === 'columns' && <ColumnPanel view={view} onViewChange={onViewChange} />}
          {panel === 'views' && <ViewPanel {...{ view, onViewChange, savedViews, onSaveView }} />}
          {panel === 'export' && <ExportPanel />}
        </div>
      )}
    </div>
  );
}
