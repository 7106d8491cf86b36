import { Choice, ChoiceGroup, Field, Icon, IconButton, Select, icons } from '../../../ui/index.ts';
import { useFindingsWords } from '../FindingsContext.ts';
import {
  columnWidths,
  findingsColumns,
  findingsGroups,
  type FindingsColumn,
  type FindingsView,
} from '../core/findingsView.ts';
import styles from './Toolbar.module.css';

export interface ColumnPanelProps {
  view: FindingsView;
  onViewChange: (view: FindingsView) => void;
}

/** Sets the visible columns, their order, and the column that sorts the rows. */
export function ColumnPanel({ view, onViewChange }: ColumnPanelProps) {
  const words = useFindingsWords();
  const shown = view.columns.map(({ column }) => column);
  const hidden = findingsColumns.filter((column) => !shown.includes(column));
  const toggle = (column: FindingsColumn): void =>
    onViewChange({
      ...view,
      columns: shown.includes(column)
        ? view.columns.filter((one) => one.column !== column)
        : [...view.columns, { column, width: columnWidths[column] }],
    });
  const move = (at: number, by: number): void => {
    const columns = [...view.columns];
    columns.splice(at + by, 0, ...columns.splice(at, 1));
    onViewChange({ ...view, columns });
  };
  const { sort } = view;
  return (
    <>
      <div className={styles.fields}>
        <Field label={words.group}>
          {(control) => (
            <Select
              {...control}
              value={view.group ?? ''}
              onChange={({ target }) =>
                onViewChange({
                  ...view,
                  group: findingsGroups.find((group) => group === target.value),
                })
              }
            >
              <option value="">{words.noGroups}</option>
              {findingsGroups.map((group) => (
                <option key={group} value={group}>
                  {words[group]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={words.order}>
          {(control) => (
            <Select
              {...control}
              value={sort?.column ?? ''}
              onChange={({ target }) => {
                const column = findingsColumns.find((one) => one === target.value);
                const direction = sort?.direction ?? 'ascending';
                onViewChange({ ...view, sort: column && { column, direction } });
              }}
            >
              <option value="">{words.asListed}</option>
              {findingsColumns.map((column) => (
                <option key={column} value={column}>
                  {words.sortBy(words[column])}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {sort !== undefined && (
          <Field label={words.direction}>
            {(control) => (
              <Select
                {...control}
                value={sort.direction}
                onChange={({ target }) =>
                  onViewChange({
                    ...view,
                    sort: {
                      ...sort,
                      direction: target.value === 'descending' ? 'descending' : 'ascending',
                    },
                  })
                }
              >
                <option value="ascending">{words.ascending}</option>
                <option value="descending">{words.descending}</option>
              </Select>
            )}
          </Field>
        )}
      </div>
      <ChoiceGroup legend={words.columns}>
        {[...shown, ...hidden].map((column, at) => (
          <div key={column} className={styles.column}>
            <span className={styles.columnName}>
              <Choice
                label={words[column]}
                checked={at < shown.length}
                disabled={at < shown.length && shown.length === 1}
                onChange={() => toggle(column)}
              />
            </span>
            {at < shown.length && (
              <>
                <IconButton
                  size="small"
                  label={words.moveUp(words[column])}
                  disabled={at === 0}
                  onClick={() => move(at, -1)}
                >
                  <span className={styles.up}>
                    <Icon path={icons.chevron} size={14} />
                  </span>
                </IconButton>
                <IconButton
                  size="small"
                  label={words.moveDown(words[column])}
                  disabled={at === shown.length - 1}
                  onClick={() => move(at, 1)}
                >
                  <span className={styles.down}>
                    <Icon path={icons.chevron} size={14} />
                  </span>
                </IconButton>
              </>
            )}
          </div>
        ))}
      </ChoiceGroup>
    </>
  );
}
