import { Tabs } from '../../../ui/index.ts';
import { useBrainActions, useBrainView, useBrainWords } from '../BrainContext.ts';
import type { BrainPanel } from '../core/index.ts';
import { filterSize } from '../core/model/filterGraph.ts';
import { ChangePanel } from './changes/ChangePanel.tsx';
import { ComparePanel } from './compare/ComparePanel.tsx';
import { DetailsPanel } from './details/DetailsPanel.tsx';
import { DisplayFields } from './filters/DisplayFields.tsx';
import { FilterPanel } from './filters/FilterPanel.tsx';
import styles from './SidePanel.module.css';

/** Beside the graph: the selection, the filters, changes and the comparison. */
export function SidePanel() {
  const words = useBrainWords();
  const { setView } = useBrainActions();
  const panel = useBrainView((view) => view.panel) ?? 'details';
  const filters = useBrainView((view) => filterSize(view.filter));
  return (
    <div role="group" className={styles.panel} aria-label={words.panels} data-part="panel">
      <Tabs<BrainPanel>
        label={words.panels}
        className={styles.tabs}
        tabs={[
          { key: 'details', label: words.details },
          { key: 'filters', label: words.filters, ...(filters > 0 ? { count: filters } : {}) },
          { key: 'change', label: words.change },
          { key: 'compare', label: words.compare },
        ]}
        value={panel}
        onChange={(next) => setView({ panel: next })}
      >
        <div role="group" aria-label={words[panel]} className={styles.scroll}>
          <PanelBody panel={panel} />
        </div>
      </Tabs>
    </div>
  );
}

function PanelBody({ panel }: { panel: BrainPanel }) {
  switch (panel) {
    case 'details':
      return <DetailsPanel />;
    case 'filters':
      return (
        <>
          <DisplayFields />
          <FilterPanel />
        </>
      );
    case 'change':
      return <ChangePanel />;
    case 'compare':
      return <ComparePanel />;
  }
}
