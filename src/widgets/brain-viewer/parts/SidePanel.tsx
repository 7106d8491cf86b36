import { Tabs } from '../../../ui/index.ts';
import { useBrainActions, useBrainView, useBrainWords } from '../BrainContext.ts';
import type { BrainPanel } from '../brainView.ts';
import type { BrainGraph } from '../model/brainGraph.ts';
import { filterSize } from '../model/filterGraph.ts';
import { ChangePanel } from '../panels/ChangePanel.tsx';
import { ComparePanel } from '../panels/ComparePanel.tsx';
import { DetailsPanel } from '../panels/DetailsPanel.tsx';
import { FilterPanel } from '../panels/FilterPanel.tsx';
import { DisplayFields } from './DisplayFields.tsx';
import type { Changes } from '../useChanges.ts';
import type { BrainPicture } from '../useBrainPicture.ts';
import type { BrainBodyProps } from './BrainBody.tsx';
import styles from './SidePanel.module.css';

/** Props of {@link SidePanel}. */
export interface SidePanelProps extends BrainBodyProps {
  graph: BrainGraph;
  picture: BrainPicture;
  changes: Changes;
  /** Extractions of before, the latest first. */
  earlier: readonly BrainGraph[];
  /** Brings labels and links out in the picture. */
  onShow: (ids: ReadonlySet<string>) => void;
}

/** Beside the picture: what is chosen, the filters, changes and the comparison. */
export function SidePanel(props: SidePanelProps) {
  const { graph, picture, handle, brain, request, changes, earlier, onShow } = props;
  const words = useBrainWords();
  const actions = useBrainActions();
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
        onChange={(next) => actions.change({ panel: next })}
      >
        <div className={styles.scroll}>
          {panel === 'details' && (
            <DetailsPanel
              picture={picture}
              onOpenLabel={props.onOpenLabel}
              onNudge={(label, by) => handle?.nudge(label, by)}
            />
          )}
          {panel === 'filters' && (
            <>
              <DisplayFields />
              <FilterPanel
                picture={picture}
                connections={props.connections}
                isCombined={request.route === 'combined'}
              />
            </>
          )}
          {panel === 'change' && (
            <ChangePanel changes={changes} examples={props.changeExamples} onShow={onShow} />
          )}
          {panel === 'compare' && (
            <ComparePanel
              graph={graph}
              earlier={earlier}
              isFetching={brain.isFetching}
              onExtract={() => void brain.refetch()}
              onShow={onShow}
            />
          )}
        </div>
      </Tabs>
    </div>
  );
}
