import { Button, Choice } from '../../../../ui/index.ts';
import { useBrainActions, useBrainView, useBrainWords } from '../../BrainContext.ts';
import { usePicture } from '../../frame/BrainWorkspace.ts';
import type { BrainView } from '../../core/brainView.ts';
import { LabelSearch } from '../../search/LabelSearch.tsx';
import styles from '../Panel.module.css';

const steps = [1, 2, 3] as const;

/** Narrows the picture to a label's neighbourhood, or to a path to another label. */
export function FocusFields({ label }: { label: string }) {
  const words = useBrainWords();
  const actions = useBrainActions();
  const picture = usePicture();
  const focus = useBrainView((view) => view.focus);
  const ends = useBrainView((view) => view.path);
  const isFocused = focus?.label === label;
  const to = ends?.from === label ? ends.to : '';
  const anyDirection = ends?.anyDirection ?? false;
  const pathText = (path: readonly string[]): string =>
    path.length === 0
      ? words.noPath(label, to)
      : `${words.pathFound(path.length - 1)}: ${path.join(anyDirection ? ' – ' : ' → ')}`;
  const setPath = (path: BrainView['path']): void =>
    actions.setView({ path, focus: undefined, group: undefined });
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
      <div className={styles.search}>
        <LabelSearch
          label={words.pathTo}
          placeholder={words.pathTo}
          except={label}
          onChoose={(chosen) => setPath({ from: label, to: chosen, anyDirection })}
        />
      </div>
      {to !== '' && (
        <Choice
          label={words.anyDirection}
          checked={anyDirection}
          onChange={({ target }) => setPath({ from: label, to, anyDirection: target.checked })}
        />
      )}
      <p role="status" className={styles.hint}>
        {to !== '' && picture.path !== undefined && pathText(picture.path)}
      </p>
    </div>
  );
}
