import { useDeferredValue, useMemo } from 'react';
import type { Finding } from '../../../contract/index.ts';
import { Choice, ChoiceGroup, Field, joinClasses, TextInput } from '../../../ui/index.ts';
import { useFormat } from '../../../provider/index.ts';
import { statusLabel, useFindingsWords, useWorkspace } from '../FindingsContext.ts';
import { createFacetCounts, type FacetCounts } from '../core/rows/createFacetCounts.ts';
import { type FindingsFilter } from '../core/findingsView.ts';
import { LabelledSelect } from './ColumnPanel.tsx';
import styles from './Toolbar.module.css';

/** The filters: theme, confidence, connection, status and skipped. Changes apply immediately. */
export function FilterPanel() {
  const words = useFindingsWords();
  const { view, onViewChange, connectionName } = useWorkspace();
  const { filter } = view;
  const options = useFilterOptions();
  const { namedBy } = options;
  const set = (change: Partial<FindingsFilter>): void =>
    onViewChange({ ...view, filter: { ...filter, ...change } });
  return (
    <div className={joinClasses(styles.fields, styles.filters)}>
      <Several
        legend={words.theme}
        options={options.themes}
        nameOf={(theme) => (theme === '' ? words.noTheme : theme)}
        chosen={filter.themes}
        onChange={(themes) => set({ themes })}
      />
      <Several
        legend={words.connections}
        options={options.connectionIds}
        nameOf={(id) => connectionName(id, namedBy.get(id))}
        chosen={filter.connectionIds}
        onChange={(connectionIds) => set({ connectionIds })}
      />
      <Several
        legend={words.status}
        options={options.statuses}
        nameOf={(status) => statusLabel(status, words)}
        chosen={filter.statuses}
        onChange={(statuses) => set({ statuses })}
      />
      <Confidence value={filter.confidence} onChange={(confidence) => set({ confidence })} />
      <LabelledSelect
        label={words.skipped}
        value={filter.isSkipped === undefined ? 'both' : filter.isSkipped ? 'only' : 'none'}
        options={[
          ['both', words.includeSkipped],
          ['only', words.onlySkipped],
          ['none', words.hideSkipped],
        ]}
        onChange={(value) => set({ isSkipped: value === 'both' ? undefined : value === 'only' })}
      />
    </div>
  );
}

interface SeveralProps {
  legend: string;
  /** Each option with the number of findings that it would show. */
  options: ReadonlyMap<string, number>;
  nameOf?: (option: string) => string;
  chosen: readonly string[] | undefined;
  onChange: (chosen: readonly string[] | undefined) => void;
}

/** A group of checkboxes. With none checked it is no filter, rather than an empty one. */
function Several({ legend, options, nameOf = same, chosen, onChange }: SeveralProps) {
  const toggle = (option: string): void => {
    const next = new Set(chosen);
    if (!next.delete(option)) next.add(option);
    onChange(next.size === 0 ? undefined : [...next]);
  };
  const { number } = useFormat();
  const all = new Set([...options.keys(), ...(chosen ?? [])]);
  return (
    <ChoiceGroup legend={legend}>
      <div className={styles.choices} tabIndex={-1}>
        {[...all].map((option) => (
          <Choice
            key={option}
            label={nameOf(option)}
            aside={<span className={styles.count}>{number(options.get(option) ?? 0)}</span>}
            checked={chosen?.includes(option) ?? false}
            onChange={() => toggle(option)}
          />
        ))}
      </div>
    </ChoiceGroup>
  );
}

interface ConfidenceProps {
  value: FindingsFilter['confidence'];
  onChange: (value: FindingsFilter['confidence']) => void;
}

/** Fields for two bounds, in percent if the scale ends at 1. */
function Confidence({ value, onChange }: ConfidenceProps) {
  const words = useFindingsWords();
  const { scale } = useWorkspace();
  const factor = scale === 1 ? 100 : 1;
  const largest = scale * factor;
  const set = (from: number, to: number): void =>
    onChange(from <= 0 && to >= largest ? undefined : { from: from / factor, to: to / factor });
  const from = round((value?.from ?? 0) * factor);
  const to = round((value?.to ?? scale) * factor);
  const bounds = { type: 'number', min: 0, max: largest, step: 'any' } as const;
  return (
    <ChoiceGroup legend={words.confidence}>
      <div className={styles.pair}>
        <Field label={words.confidenceFrom}>
          <TextInput
            {...bounds}
            value={from}
            onChange={({ target }) => set(Number(target.value), to)}
          />
        </Field>
        <Field label={words.confidenceTo}>
          <TextInput
            {...bounds}
            value={to}
            onChange={({ target }) =>
              set(from, target.value === '' ? largest : Number(target.value))
            }
          />
        </Field>
      </div>
    </ChoiceGroup>
  );
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

const same = (option: string): string => option;

interface FilterOptions extends FacetCounts {
  /** For each connection, a finding that may name it. */
  namedBy: ReadonlyMap<string, Finding>;
}

function useFilterOptions(): FilterOptions {
  const { index, hidden, skips, view } = useWorkspace();
  const filter = useDeferredValue(view.filter);
  const countFacets = useMemo(() => createFacetCounts(index), [index]);
  const counts = useMemo(
    () => countFacets({ filter, hidden, skips }),
    [countFacets, filter, hidden, skips],
  );
  const namedBy = useMemo(() => {
    const byConnection = new Map<string, Finding>();
    for (const finding of index.findings) {
      for (const id of finding.connection_ids) {
        if (!byConnection.has(id)) byConnection.set(id, finding);
      }
    }
    return byConnection;
  }, [index]);
  return { ...counts, namedBy };
}
