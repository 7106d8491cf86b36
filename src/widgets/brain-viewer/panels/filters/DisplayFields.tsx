import { Field, Select } from '../../../../ui/index.ts';
import { useBrainActions, useBrainView, useBrainWords } from '../../BrainContext.ts';
import type { BrainView } from '../../core/brainView.ts';
import styles from './DisplayFields.module.css';

const details: readonly BrainView['detail'][] = ['auto', 'name', 'key', 'all'];

/** What the cards show. */
export function DisplayFields() {
  const words = useBrainWords();
  const actions = useBrainActions();
  const detail = useBrainView((view) => view.detail);
  const detailNames = {
    auto: words.detailAuto,
    name: words.detailName,
    key: words.detailKey,
    all: words.detailAll,
  };
  return (
    <div className={styles.fields}>
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
