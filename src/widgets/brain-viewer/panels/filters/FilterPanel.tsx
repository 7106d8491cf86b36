import { useState } from 'react';
import { Button, Choice, Field, TextInput } from '../../../../ui/index.ts';
import { useBrainActions, useBrainView, useBrainWords } from '../../BrainContext.ts';
import { countBy } from '../../core/model/countBy.ts';
import { filterSize, type GraphFilter } from '../../core/model/filterGraph.ts';
import { relationName } from '../../core/model/relationName.ts';
import { storeText } from '../../storeText.ts';
import { useBrainWorkspace, usePicture } from '../../frame/BrainWorkspace.ts';
import { CombinedFields } from './CombinedFields.tsx';
import { HiddenList } from './HiddenList.tsx';
import styles from '../Panel.module.css';
import { SourceFields } from './SourceFields.tsx';

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
        {(control) => (
          <TextInput
            {...control}
            type="number"
            min={0}
            value={filter.minimumCount ?? 0}
            onChange={({ target }) =>
              set({ minimumCount: Math.max(0, Math.floor(Number(target.value) || 0)) })
            }
          />
        )}
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
        {(control) => (
          <TextInput
            {...control}
            type="search"
            value={narrow}
            onChange={({ target }) => setNarrow(target.value)}
          />
        )}
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
