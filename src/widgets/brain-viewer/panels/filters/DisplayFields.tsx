import { Field, Select } from '../../../../ui/index.ts';
import { useBrainActions, useBrainView, useBrainWords } from '../../BrainContext.ts';
import { usePicture } from '../../BrainWorkspace.ts';
import type { BrainView } from '../../core/brainView.ts';
import styles from './DisplayFields.module.css';

const details: readonly BrainView['detail'][] = ['auto', 'name', 'key', 'all'];

const layouts: readonly BrainView['layout'][] = ['auto', 'organic', 'hierarchical', 'radial'];

const groupings: readonly BrainView['grouping'][] = ['auto', 'groups', 'labels'];

/** Sets the initial grouping, the layout of types, and the content of cards. */
export function DisplayFields() {
  const words = useBrainWords();
  const actions = useBrainActions();
  const detail = useBrainView((view) => view.detail);
  const grouping = useBrainView((view) => view.grouping);
  const layout = useBrainView((view) => view.layout);
  const { drawn } = usePicture();
  const groupingNames = {
    auto: words.groupingAuto,
    groups: words.groupingGroups,
    labels: words.groupingLabels,
  };
  const layoutNames = {
    organic: words.layoutOrganic,
    hierarchical: words.layoutHierarchical,
    radial: words.layoutRadial,
    grid: words.layoutRows,
  };
  const detailNames = {
    auto: words.detailAuto,
    name: words.detailName,
    key: words.detailKey,
    all: words.detailAll,
  };
  return (
    <div className={styles.fields}>
      <Field label={words.grouping}>
        {(control) => (
          <Select
            {...control}
            value={grouping}
            onChange={({ target }) => {
              const chosen = groupings.find((one) => one === target.value);
              if (chosen !== undefined) actions.setView({ grouping: chosen, viewport: undefined });
            }}
          >
            {groupings.map((one) => (
              <option key={one} value={one}>
                {groupingNames[one]}
              </option>
            ))}
          </Select>
        )}
      </Field>
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
                {one === 'auto' ? words.layoutChosen(layoutNames[drawn.suited]) : layoutNames[one]}
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
