import { useId } from 'react';
import { Button, Select } from '../../../../ui/index.ts';
import { useBrainActions, useBrainView, useBrainWords } from '../../BrainContext.ts';
import { usePicture } from '../../BrainWorkspace.ts';
import styles from '../Panel.module.css';

const steps = [1, 2, 3] as const;

/** Narrows the picture to what is near a label, or to the way to another one. */
export function FocusFields({ label }: { label: string }) {
  const words = useBrainWords();
  const actions = useBrainActions();
  const picture = usePicture();
  const focus = useBrainView((view) => view.focus);
  const ends = useBrainView((view) => view.path);
  const pathId = useId();
  const isFocused = focus?.label === label;
  const to = ends?.from === label ? ends.to : '';
  const others = [...picture.shown.labels.keys()].filter((name) => name !== label).sort();
  return (
    <div className={styles.focus}>
      <div role="group" aria-label={words.focusHere} className={styles.steps}>
        <span className={styles.hint}>{words.focusHere}</span>
        {steps.map((step) => (
          <Button
            key={step}
            size="small"
            aria-pressed={isFocused && focus.steps === step}
            className={styles.toggle}
            onClick={() => actions.focus(label, step)}
          >
            {words.countSteps(step)}
          </Button>
        ))}
      </div>
      {(isFocused || picture.path !== undefined) && (
        <Button size="small" variant="quiet" onClick={actions.clearFocus}>
          {words.clearFocus}
        </Button>
      )}
      <label htmlFor={pathId} className={styles.hint}>
        {words.pathTo}
      </label>
      <Select
        id={pathId}
        value={to}
        onChange={({ target }) =>
          actions.setView({
            path: target.value === '' ? undefined : { from: label, to: target.value },
            focus: undefined,
            group: undefined,
          })
        }
      >
        <option value="">{words.choosePathEnd}</option>
        {others.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </Select>
      {to !== '' && picture.path !== undefined && (
        <p role="status" className={styles.hint}>
          {picture.path.length === 0
            ? words.noPath(label, to)
            : `${words.pathFound(picture.path.length - 1)}: ${picture.path.join(' – ')}`}
        </p>
      )}
    </div>
  );
}
