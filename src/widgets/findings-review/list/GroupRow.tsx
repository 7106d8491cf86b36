import { memo, useMemo } from 'react';
import { JoinedNames, useFormat } from '../../../provider/index.ts';
import { ChoiceBox } from '../../../ui/index.ts';
import type { RowGroup } from '../core/rows/groupRows.ts';
import { useFindingsWords, useWorkspace } from '../FindingsContext.ts';
import styles from './FindingsGrid.module.css';
import { connectionNames } from './useConnectionName.ts';

export interface GroupRowProps {
  group: RowGroup;
  /** Its 0-based index in the list. */
  place: number;
  /** Its top within the rows, in CSS pixels. */
  top: number;
  /** In CSS pixels. */
  height: number;
}

/** Renders a group's heading with a checkbox that selects the group. */
export const GroupRow = memo(function GroupRow({ group, place, top, height }: GroupRowProps) {
  const words = useFindingsWords();
  const { number } = useFormat();
  const { index, rows, selection, view, connectionName } = useWorkspace();
  const { start, count } = group;
  const unnamed = view.group === 'connections' ? words.noConnection : words.noTheme;
  const name = group.name === '' ? unnamed : group.name;
  const first =
    view.group === 'connections' && group.name !== ''
      ? index.findings[rows[start] ?? -1]
      : undefined;
  // Memoised, since a group may have thousands of rows and renders on each scroll.
  const ids = useMemo(
    () =>
      Array.from(
        rows.subarray(start, start + count),
        (row) => index.findings[row]?.finding_id ?? '',
      ),
    [rows, index, start, count],
  );
  const chosen = selection.selected;
  const selected = useMemo(() => ids.filter((id) => chosen.has(id)).length, [ids, chosen]);
  return (
    <div
      role="row"
      aria-rowindex={place + 2}
      className={styles.group}
      style={{ transform: `translateY(${top}px)`, blockSize: height }}
      data-part="group"
    >
      <span role="gridcell" className={styles.check}>
        <ChoiceBox
          tabIndex={-1}
          aria-label={words.selectGroup(count, name)}
          checked={selected === count}
          isPartial={selected > 0 && selected < count}
          onChange={() => selection.set(ids, selected < count)}
        />
      </span>
      <span role="rowheader" className={styles.groupName}>
        {first === undefined ? (
          <bdi>{name}</bdi>
        ) : (
          <JoinedNames names={connectionNames(first, connectionName)} />
        )}{' '}
        <span className={styles.groupCount}>{number(count)}</span>
      </span>
    </div>
  );
});
