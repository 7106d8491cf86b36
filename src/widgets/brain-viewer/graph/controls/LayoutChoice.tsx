import { Select } from '../../../../ui/index.ts';
import { useBrainActions, useBrainView, useBrainWords } from '../../BrainContext.ts';
import type { BrainView } from '../../core/index.ts';
import { useLayoutState } from '../GraphContext.ts';
import styles from './LayoutChoice.module.css';

const layouts: readonly BrainView['layout'][] = ['auto', 'organic', 'hierarchical', 'radial'];

/** Says which layout the graph has, and changes it. */
export function LayoutChoice() {
  const words = useBrainWords();
  const { setView } = useBrainActions();
  const chosen = useBrainView((view) => view.layout);
  const drawn = useLayoutState((state) => state.algorithm);
  const names = {
    auto: words.layoutAuto,
    organic: words.layoutOrganic,
    hierarchical: words.layoutHierarchical,
    radial: words.layoutRadial,
    grid: words.layoutRows,
  };
  const automatic = drawn === undefined ? names.auto : words.layoutChosen(names[drawn]);
  return (
    <div className={styles.choice} data-over="">
      <Select
        aria-label={words.layout}
        className={styles.select}
        value={chosen}
        onChange={({ target }) => {
          const layout = layouts.find((name) => name === target.value);
          if (layout !== undefined) setView({ layout, viewport: undefined });
        }}
      >
        {layouts.map((layout) => (
          <option key={layout} value={layout}>
            {layout === 'auto' && chosen === 'auto' ? automatic : names[layout]}
          </option>
        ))}
      </Select>
    </div>
  );
}
