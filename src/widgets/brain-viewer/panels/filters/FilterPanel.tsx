import { useState } from 'react';
import {
  Button,
  Choice,
  Field,
  TextInput,
  ChoiceGroup,
  revealHidden,
} from '../../../../ui/index.ts';
import { useBrainActions, useBrainView, useBrainWords } from '../../BrainContext.ts';
import { storeText } from '../../brainText.ts';
import { countBy } from '../../core/model/countBy.ts';
import { filterSize, type GraphFilter } from '../../core/model/filterGraph.ts';
import { relationName } from '../../core/model/relationName.ts';
import { useBrainWorkspace, usePicture } from '../../frame/BrainWorkspace.ts';
import { CombinedFields, SourceFields } from './SourceFields.tsx';
import styles from '../Panel.module.css';
import { useFormat } from '../../../../provider/index.ts';
import { foldText, hasWords, searchWords } from '../../../../search/index.ts';

/** Filters the picture by relation types, labels, counts, stores and connections. */
export function FilterPanel() {
  const picture = usePicture();
  const { request } = useBrainWorkspace();
  const words = useBrainWords();
  const actions = useBrainActions();
  const filter = useBrainView((view) => view.filter);
  const [narrow, setNarrow] = useState('');
  const size = filterSize(filter);
  const set = (part: Partial<GraphFilter>): void =>
    actions.setView({ filter: { ...filter, ...part } });
  const relations = picture.graph.links.flatMap((link) => link.relations);
  const types = countBy(relations, ({ type }) => type);
  const stores = countBy(relations, ({ storeType }) => storeType);
  const labels = Array.from(picture.graph.labels.values(), ({ name, count }) => ({
    name,
    count: count ?? 0,
  }));
  return (
    <div className={styles.panel}>
      <div className={styles.actions}>
        <span role="status" className={styles.hint}>
          {size > 0 && words.filtersSet(size)}
        </span>
        {size > 0 && (
          <Button size="small" onClick={() => actions.setView({ filter: {} })}>
            {words.clearFilters}
          </Button>
        )}
      </div>
      <Field label={words.minimumCount}>
        <TextInput
          type="number"
          min={0}
          value={filter.minimumCount ?? 0}
          onChange={({ target }) =>
            set({ minimumCount: Math.max(0, Math.floor(Number(target.value) || 0)) })
          }
        />
      </Field>
      <Choice
        label={words.connectedOnly}
        checked={filter.connectedOnly ?? false}
        onChange={({ target }) => set({ connectedOnly: target.checked })}
      />
      {stores.length > 1 && (
        <HiddenList
          legend={words.stores}
          items={stores}
          textOf={(store) => storeText(store, words)}
          hidden={filter.hiddenStores ?? []}
          onChange={(hiddenStores) => set({ hiddenStores })}
        />
      )}
      <Field label={words.filterText}>
        <TextInput
          type="search"
          value={narrow}
          onChange={({ target }) => setNarrow(target.value)}
        />
      </Field>
      <HiddenList
        legend={words.filterRelations}
        items={types}
        textOf={relationName}
        narrow={narrow}
        hidden={filter.hiddenTypes ?? []}
        onChange={(hiddenTypes) => set({ hiddenTypes })}
      />
      <HiddenList
        legend={words.filterLabels}
        items={labels}
        narrow={narrow}
        hidden={filter.hiddenLabels ?? []}
        onChange={(hiddenLabels) => set({ hiddenLabels })}
      />
      {request.route === 'combined' ? <CombinedFields /> : <SourceFields />}
    </div>
  );
}

interface HiddenListProps {
  legend: string;
  items: readonly { readonly name: string; readonly count: number }[];
  /** Returns an item's display text. @default its name */
  textOf?: (name: string) => string;
  /** Lists only items that contain this text. @default all items */
  narrow?: string;
  hidden: readonly string[];
  onChange: (hidden: readonly string[]) => void;
}

/** The maximum number of listed items. The search above narrows a longer list. */
const listed = 200;

/** Renders a checkbox for each item, checked if it is shown. */
function HiddenList({
  legend,
  items,
  textOf = revealHidden,
  narrow = '',
  hidden,
  onChange,
}: HiddenListProps) {
  const words = useBrainWords();
  const { number } = useFormat();
  const wanted = searchWords(narrow);
  const found = items
    .filter(({ name }) => hasWords(foldText(name), wanted))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const away = new Set(hidden);
  const names = new Set(found.map(({ name }) => name));
  return (
    <ChoiceGroup legend={legend}>
      <div className={styles.actions}>
        <Button
          size="small"
          variant="quiet"
          onClick={() => onChange(hidden.filter((name) => !names.has(name)))}
        >
          {words.showAll}
        </Button>
        <Button
          size="small"
          variant="quiet"
          onClick={() => onChange([...new Set([...hidden, ...names])])}
        >
          {words.hideAll}
        </Button>
      </div>
      <div className={styles.scrollList} tabIndex={-1}>
        {found.slice(0, listed).map(({ name, count }) => (
          <Choice
            key={name}
            label={
              <>
                {textOf(name)} <span className={styles.figure}>{number(count)}</span>
              </>
            }
            checked={!away.has(name)}
            onChange={({ target }) =>
              onChange(target.checked ? hidden.filter((one) => one !== name) : [...hidden, name])
            }
          />
        ))}
      </div>
    </ChoiceGroup>
  );
}
