import { useState, type SubmitEvent } from 'react';
import { Button, ChoiceGroup, Field, TextInput, texts } from '../../../ui/index.ts';
import { useFindingsWords } from '../FindingsContext.ts';
import { withoutFinding, type FindingsView, type SavedFindingsView } from '../core/findingsView.ts';
import styles from './Toolbar.module.css';

export interface ViewPanelProps {
  view: FindingsView;
  onViewChange: (view: FindingsView) => void;
  savedViews: readonly SavedFindingsView[];
  onSaveView: ((saved: SavedFindingsView) => void) | undefined;
}

/** Lists the host's saved views, and saves the current one under a name. */
export function ViewPanel({ view, onViewChange, savedViews, onSaveView }: ViewPanelProps) {
  const words = useFindingsWords();
  const [name, setName] = useState('');
  const save = (event: SubmitEvent): void => {
    event.preventDefault();
    if (name.trim() === '') return;
    onSaveView?.({ name: name.trim(), view: withoutFinding(view) });
    setName('');
  };
  return (
    <ChoiceGroup legend={words.views}>
      {savedViews.length > 0 ? (
        <div className={styles.row}>
          {savedViews.map((saved) => (
            <Button key={saved.name} size="small" onClick={() => onViewChange(saved.view)}>
              {saved.name}
            </Button>
          ))}
        </div>
      ) : (
        <p className={texts.note}>{words.noViews}</p>
      )}
      {onSaveView !== undefined && (
        <form className={styles.row} onSubmit={save}>
          <Field label={words.viewName} className={styles.grow}>
            {(control) => (
              <TextInput
                {...control}
                value={name}
                onChange={({ target }) => setName(target.value)}
              />
            )}
          </Field>
          <Button type="submit">{words.saveView}</Button>
        </form>
      )}
    </ChoiceGroup>
  );
}
