import {
  Badge,
  Button,
  Icon,
  icons,
  joinClasses,
  layout,
  Popover,
  SearchField,
  Menu,
  MenuItem,
  saveFile,
  ChoiceGroup,
  Field,
  TextInput,
  texts,
} from '../../../ui/index.ts';
import { ColumnPanel } from './ColumnPanel.tsx';
import { useFindingsWords, useWorkspace } from '../FindingsContext.ts';
import { FilterChips } from './FilterChips.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { countFilters, type SavedFindingsView, withoutFinding } from '../core/findingsView.ts';
import { useReviewProps } from '../ReviewProvider.ts';
import styles from './Toolbar.module.css';
import type { Finding } from '../../../contract/index.ts';
import { findingsToCsv, findingsToJson } from './exportFindings.ts';
import { useState, type SubmitEvent } from 'react';

const noViews: readonly SavedFindingsView[] = [];

/** The search, filters, view settings and a menu for the rest. */
export function Toolbar() {
  const words = useFindingsWords();
  const workspace = useWorkspace();
  const { view, onViewChange, searchRef, gridRef, keys } = workspace;
  const { savedViews = noViews, onSaveView, readOnly } = useReviewProps();
  const filterCount = countFilters(view.filter);
  const hasViews = savedViews.length > 0 || onSaveView !== undefined;
  const isFocusMode = view.layout === 'focus';
  return (
    <div className={joinClasses(layout.bar2, styles.toolbar)} data-part="toolbar">
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
      {readOnly === true && (
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
            <div className={joinClasses(layout.stack5, styles.settings)}>
              {!isFocusMode && <ColumnPanel />}
              {hasViews && <ViewPanel />}
            </div>
          </Popover>
        )}
        <MoreMenu />
      </span>
      <FilterChips />
    </div>
  );
}

/** A menu of occasional actions: export, refresh and keyboard help. */
function MoreMenu() {
  const words = useFindingsWords();
  const { rows, index, root, onRefresh, setHelpOpen } = useWorkspace();
  const save = (name: string, type: string, write: (shown: readonly Finding[]) => string): void => {
    const document = root.current?.ownerDocument;
    if (document === undefined) return;
    const shown = Array.from(rows).flatMap((row) => index.findings[row] ?? []);
    saveFile(document, name, new Blob([write(shown)], { type }));
  };
  return (
    <Menu label={words.moreActions} icon={icons.more}>
      <MenuItem
        icon={icons.download}
        disabled={rows.length === 0}
        onChoose={() => save('findings.csv', 'text/csv;charset=utf-8', findingsToCsv)}
      >
        {words.exportCsv(rows.length)}
      </MenuItem>
      <MenuItem
        icon={icons.download}
        disabled={rows.length === 0}
        onChoose={() => save('findings.json', 'application/json', findingsToJson)}
      >
        {words.exportJson(rows.length)}
      </MenuItem>
      <MenuItem icon={icons.retry} onChoose={onRefresh}>
        {words.refresh}
      </MenuItem>
      <MenuItem icon={icons.question} onChoose={() => setHelpOpen(true)}>
        {words.keys}
      </MenuItem>
    </Menu>
  );
}

/** Lists the host's saved views, and saves the current one under a name. */
function ViewPanel() {
  const words = useFindingsWords();
  const { view, onViewChange } = useWorkspace();
  const { savedViews = noViews, onSaveView } = useReviewProps();
  const [name, setName] = useState('');
  const save = (event: SubmitEvent): void => {
    event.preventDefault();
    if (name.trim() === '') return;
    onSaveView?.({ name: name.trim(), view: withoutFinding(view) });
    setName('');
  };
  return (
    <ChoiceGroup legend={words.views}>
      {savedViews.length > 0 ? (
        <div className={joinClasses(layout.wrap2, styles.row)}>
          {savedViews.map((saved) => (
            <Button key={saved.name} size="small" onClick={() => onViewChange(saved.view)}>
              {saved.name}
            </Button>
          ))}
        </div>
      ) : (
        <p className={texts.note}>{words.noViews}</p>
      )}
      {onSaveView !== undefined && (
        <form className={joinClasses(layout.wrap2, styles.row)} onSubmit={save}>
          <Field label={words.viewName} className={styles.grow}>
            <TextInput value={name} onChange={({ target }) => setName(target.value)} />
          </Field>
          <Button type="submit">{words.saveView}</Button>
        </form>
      )}
    </ChoiceGroup>
  );
}
