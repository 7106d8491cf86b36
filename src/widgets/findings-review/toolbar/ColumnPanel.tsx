import {
  Choice,
  ChoiceGroup,
  Field,
  Icon,
  IconButton,
  Select,
  icons,
  joinClasses,
  layout,
} from '../../../ui/index.ts';
import { useFindingsWords, useWorkspace } from '../FindingsContext.ts';
import {
  columnWidths,
  findingsColumns,
  findingsGroups,
  type FindingsColumn,
} from '../core/findingsView.ts';
import styles from './Toolbar.module.css';
import { useColumnDrag } from './useColumnDrag.ts';

export function ColumnPanel() {
  const words = useFindingsWords();
  const { view, onViewChange } = useWorkspace();
  const shown = view.columns.map(({ column }) => column);
  const hidden = findingsColumns.filter((column) => !shown.includes(column));
  const toggle = (column: FindingsColumn): void =>
    onViewChange({
      ...view,
      columns: shown.includes(column)
        ? view.columns.filter((one) => one.column !== column)
        : [...view.columns, { column, width: columnWidths[column] }],
    });
  const { move, propsOf } = useColumnDrag('block');
  const { sort } = view;
  return (
    <>
      <div className={styles.fields}>
        <LabelledSelect
          label={words.group}
          value={view.group ?? ''}
          options={[
            ['', words.noGroups],
            ...findingsGroups.map((group) => [group, words[group]] as const),
          ]}
          onChange={(value) =>
            onViewChange({ ...view, group: findingsGroups.find((group) => group === value) })
          }
        />
        <LabelledSelect
          label={words.order}
          value={sort?.column ?? ''}
          options={[
            ['', words.asListed],
            ...findingsColumns.map((column) => [column, words[column]] as const),
          ]}
          onChange={(value) => {
            const column = findingsColumns.find((one) => one === value);
            const direction = sort?.direction ?? 'ascending';
            onViewChange({ ...view, sort: column && { column, direction } });
          }}
        />
        {sort !== undefined && (
          <LabelledSelect
            label={words.direction}
            value={sort.direction}
            options={[
              ['ascending', words.ascending],
              ['descending', words.descending],
            ]}
            onChange={(value) => {
              const direction = value === 'descending' ? value : 'ascending';
              onViewChange({ ...view, sort: { ...sort, direction } });
            }}
          />
        )}
      </div>
      <ChoiceGroup legend={words.columns}>
        {[...shown, ...hidden].map((column, at) => (
          <div
            key={column}
            className={joinClasses(layout.bar2, styles.column)}
            {...(at < shown.length && propsOf(column, words[column]))}
          >
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
                  onClick={() => move(column, shown[at - 1] ?? column)}
                >
                  <Icon path={icons.arrowUp} size={14} />
                </IconButton>
                <IconButton
                  size="small"
                  label={words.moveDown(words[column])}
                  disabled={at === shown.length - 1}
                  onClick={() => move(column, shown[at + 1] ?? column)}
                >
                  <Icon path={icons.arrowDown} size={14} />
                </IconButton>
                <Icon path={icons.grip} />
              </>
            )}
          </div>
        ))}
      </ChoiceGroup>
    </>
  );
}

interface LabelledSelectProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, name: string])[];
  onChange: (value: string) => void;
}

export function LabelledSelect({ label, value, options, onChange }: LabelledSelectProps) {
  return (
    <Field label={label}>
      <Select value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
