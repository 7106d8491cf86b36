import { nameInWords } from '../../controller/index.ts';
import { Choice, SearchField, Select, joinClasses, layout } from '../../ui/index.ts';
import {
  chosenFilters,
  type ChosenFilter,
  type FilterOptions,
  type TaskFilterOptions,
} from './core/taskFilters.ts';
import styles from './TaskList.module.css';
import {
  useTaskListActions,
  useTaskListOptions,
  useTaskListState,
  useTaskWords,
} from './TaskListContext.ts';

export type FilterValues = Readonly<Record<'priority' | 'status', readonly string[]>>;

export interface FiltersProps {
  /** The options, collected from loaded tasks. */
  values: FilterValues;
}

/** The search and the filters that the view's route supports. */
export function Filters({ values }: FiltersProps) {
  const words = useTaskWords();
  const { list, filters } = useTaskListState(({ view }) => view);
  const { setFilters } = useTaskListActions();
  const { filterOptions } = useTaskListOptions();
  const isAll = list === 'all';
  return (
    <div className={joinClasses(layout.bar2, styles.filters)}>
      {isAll && (
        <SearchField
          className={styles.search}
          label={words.search}
          value={filters.q}
          onChange={(q) => setFilters({ q })}
        />
      )}
      <Choice
        label={words.showCompleted}
        checked={filters.showCompleted}
        onChange={({ target }) => setFilters({ showCompleted: target.checked })}
      />
      {chosenFilters
        .filter((name) => isAll || name === 'priority')
        .map((name) => (
          <Values
            key={name}
            label={words[name]}
            value={filters[name] ?? ''}
            values={optionsOf(name, filterOptions, values)}
            onChange={(value) => setFilters({ [name]: value })}
          />
        ))}
    </div>
  );
}

interface ValuesProps {
  label: string;
  value: string;
  values: FilterOptions;
  onChange: (value: string) => void;
}

function Values({ label, value, values, onChange }: ValuesProps) {
  const words = useTaskWords();
  if (values.length === 0) return null;
  return (
    <Select
      className={styles.select}
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{`${label}: ${words.anyValue}`}</option>
      {values.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  );
}

/** Returns the host's options, or those of loaded tasks for filters with a field on tasks. */
export function optionsOf(
  name: ChosenFilter,
  given: TaskFilterOptions,
  seen: FilterValues,
): FilterOptions {
  const values = name === 'priority' || name === 'status' ? seen[name] : [];
  return given[name] ?? values.map((value) => ({ value, label: nameInWords(value) }));
}
