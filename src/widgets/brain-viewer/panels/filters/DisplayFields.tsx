import { Field, Select } from '../../../../ui/index.ts';
import { useBrainActions, useBrainView, useBrainWords } from '../../BrainContext.ts';
import type { BrainView } from '../../core/brainView.ts';
import styles from './DisplayFields.module.css';

const layouts: readonly BrainView['layout'][] = ['auto', 'organic', 'hierarchical'];
const details: readonly BrainView['detail'][] = ['auto', 'name', 'key', 'all'];

/** How the picture is arranged, and what its cards tell. */
export function DisplayFields() {
  const words = useBrainWords();
  const actions = useBrainActions();
  const layout = useBrainView((view) => view.layout);
  const detail = useBrainView((view) => view.detail);
  const layoutNames = {
    auto: words.layoutAuto,
    organic: words.layoutOrganic,
    hierarchical: words.layoutHierarchical,
    grid: words.table,
  };
  const detailNames = {
    auto: words.detailAuto,
    name: words.detailName,
    key: words.detailKey,
    all: words.detailAll,
  };
  return (
    <div className={styles.fields}>
      <Field label={words.layout}>
        {(control) => (
          <Select
            {...control}
            value={layout}
            onChange={({ target }) => {
              const chosen = layouts.find((one) => one === target.value);
              if (chosen !== undefined) actions.setView({ layout: chosen, viewport: undefined });
            }}
          >
            {layouts.map((one) => (
              <option key={one} value={one}>
                {layoutNames[one]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={words.detail}>
        {(control) => (
          <Select
            {...control}
            value={detail}
            onChange={({ target }) => {
              const chosen = details.find((one) => one === target.value);
              if (chosen !== undefined) actions.setView({ detail: chosen, viewport: undefined });
            }}
          >
            {details.map((one) => (
              <option key={one} value={one}>
                {detailNames[one]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}
