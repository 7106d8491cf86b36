import { useMemo } from 'react';
import { Button, ChipList, joinClasses, layout, texts, type Chip } from '../../../ui/index.ts';
import { statusLabel, useRowTexts, useWorkspace } from '../FindingsContext.ts';
import { countFilters, noFilter, type FindingsFilter } from '../core/findingsView.ts';
import styles from './Toolbar.module.css';

/** Names the active filters, with a button to remove each and one for all. */
export function FilterChips() {
  const { words, list, confidence } = useRowTexts();
  const { view, onViewChange, index, rows, connectionName } = useWorkspace();
  const { filter } = view;
  const { themes, connectionIds, statuses, isSkipped } = filter;
  const connections = useMemo(
    () =>
      connectionIds?.map((id) =>
        connectionName(
          id,
          index.findings.find(({ connection_ids: each }) => each.includes(id)),
        ),
      ),
    [connectionIds, connectionName, index],
  );
  if (countFilters(filter) === 0) return null;
  const set = (change: Partial<FindingsFilter>): void =>
    onViewChange({ ...view, filter: { ...filter, ...change } });
  const chip = (key: keyof FindingsFilter, value: string | undefined, name?: string): Chip[] => {
    if (value === undefined) return [];
    const content = (
      <span className={styles.chip}>
        {name !== undefined && <span className={texts.muted}>{name} </span>}
        <bdi>{value}</bdi>
      </span>
    );
    return [
      {
        key,
        content,
        removeLabel: words.removeFilter(name ?? value),
        onRemove: () => set({ [key]: undefined }),
      },
    ];
  };
  const join = (values: readonly string[] | undefined): string | undefined =>
    values?.length === 0 ? words.noGroups : values && list(values);
  const { from, to } = filter.confidence ?? {};
  return (
    <div className={joinClasses(layout.wrap2, styles.active)}>
      <ChipList
        label={words.filtersSet(countFilters(filter))}
        chips={[
          ...chip(
            'themes',
            join(themes?.map((theme) => (theme === '' ? words.noTheme : theme))),
            words.theme,
          ),
          ...chip('connectionIds', join(connections), words.connections),
          ...chip(
            'statuses',
            join(statuses?.map((status) => statusLabel(status, words))),
            words.status,
          ),
          ...chip(
            'confidence',
            from === undefined || to === undefined
              ? undefined
              : `${confidence(from)} – ${confidence(to)}`,
            words.confidence,
          ),
          ...chip(
            'isSkipped',
            isSkipped === undefined ? undefined : isSkipped ? words.onlySkipped : words.hideSkipped,
          ),
        ]}
      />
      {/* An empty list offers to clear the search too. */}
      {rows.length > 0 && (
        <Button
          size="small"
          variant="quiet"
          onClick={() => set({ ...noFilter, search: filter.search })}
        >
          {words.clearFilters}
        </Button>
      )}
    </div>
  );
}
