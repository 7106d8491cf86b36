import { Badge, Button, Icon, icons, Popover, SearchField } from '../../../ui/index.ts';
import { ColumnPanel } from './ColumnPanel.tsx';
import { useFindingsWords, useWorkspace } from '../FindingsContext.ts';
import { FilterPanel } from './FilterPanel.tsx';
import { MoreMenu } from './MoreMenu.tsx';
import { countFilters, type SavedFindingsView } from '../core/findingsView.ts';
import styles from './Toolbar.module.css';
import { ViewPanel } from './ViewPanel.tsx';

const noViews: readonly SavedFindingsView[] = [];

/** The search, filters, view settings and a menu for the rest. */
export function Toolbar() {
  const words = useFindingsWords();
  const workspace = useWorkspace();
  const { view, onViewChange, searchRef, gridRef, keys } = workspace;
  const { savedViews = noViews, onSaveView } = workspace.options;
  const filterCount = countFilters(view.filter);
  const hasViews = savedViews.length > 0 || onSaveView !== undefined;
  const isFocusMode = view.layout === 'focus';
  return (
    <div className={styles.toolbar} data-part="toolbar">
      <SearchField
        inputRef={searchRef}
        className={styles.search}
        label={words.search}
        value={view.filter.search}
        onChange={(search) => onViewChange({ ...view, filter: { ...view.filter, search } })}
        onEnter={() => gridRef.current?.focus()}
      />
      <Popover
        label={words.filters}
        button={
          <>
            <Icon path={icons.filter} />
            <span>{filterCount > 0 ? words.filtersSet(filterCount) : words.filters}</span>
          </>
        }
      >
        <FilterPanel />
      </Popover>
      {workspace.options.readOnly === true && (
        <span className={styles.readOnly}>
          <Badge>
            <Icon path={icons.lock} size={14} /> {words.readOnly}
          </Badge>
        </span>
      )}
      <span className={styles.end}>
        <Button
          size="small"
          variant="quiet"
          aria-pressed={isFocusMode}
          aria-keyshortcuts={keys.focusMode ?? undefined}
          className={isFocusMode ? styles.on : undefined}
          onClick={workspace.toggleFocusMode}
        >
          <Icon path={icons.carousel} />
          <span className={styles.name}>{words.focusMode}</span>
        </Button>
        {(!isFocusMode || hasViews) && (
          <Popover
            label={words.display}
            button={
              <>
                <Icon path={icons.panel} />
                <span className={styles.name}>{words.display}</span>
              </>
            }
          >
            {!isFocusMode && <ColumnPanel view={view} onViewChange={onViewChange} />}
            {hasViews && <ViewPanel {...{ view, onViewChange, savedViews, onSaveView }} />}
          </Popover>
        )}
        <MoreMenu />
      </span>
    </div>
  );
}
