import type { TaskView } from '../../query/index.ts';
import { Choice, Select, TextInput } from '../../ui/index.ts';
import type { ChosenFilters } from './taskFilters.ts';
import styles from './TaskList.module.css';
import { inWords } from './taskModel.ts';
import { useTaskWords } from './useTaskWords.ts';

/** Props of {@link Filters}. */
export interface FiltersProps {
  view: TaskView;
  filters: ChosenFilters;
  /** What can be filtered by: the values that came with tasks. */
  values: Readonly<Record<'priority' | 'status', readonly string[]>>;
  onChange: (filters: ChosenFilters) => void;
}

/** Search and filters, as far as the view's route takes them. */
export function Filters({ view, filters, values, onChange }: FiltersProps) {
  const words = useTaskWords();
  const isAll = view === 'all';
  return (
    <div className={styles.filters}>
      {isAll && (
        <TextInput
          type="search"
          className={styles.search}
          aria-label={words.search}
          placeholder={words.search}
          value={filters.q}
          onChange={({ target }) => onChange({ ...filters, q: target.value })}
        />
      )}
      <Values
        label={words.priority}
        value={filters.priority}
        values={values.priority}
        onChange={(priority) => onChange({ ...filters, priority })}
      />
      {isAll && (
        <Values
          label={words.status}
          value={filters.status}
          values={values.status}
          onChange={(status) => onChange({ ...filters, status })}
        />
      )}
      <Choice
        label={words.showCompleted}
        checked={filters.showCompleted}
        onChange={({ target }) => onChange({ ...filters, showCompleted: target.checked })}
      />
    </div>
  );
}

interface ValuesProps {
  label: string;
  value: string;
  values: readonly string[];
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
      {values.map((one) => (
        <option key={one} value={one}>
          {inWords(one)}
        </option>
      ))}
    </Select>
  );
}
