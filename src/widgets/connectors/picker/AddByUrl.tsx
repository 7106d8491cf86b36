import { useId, useState } from 'react';
import { Button, Field, Icon, TextArea } from '../../../ui/index.ts';
import { useConnectorsWords } from '../useConnectorsWords.ts';
import { itemsFromUrls } from './itemsFromUrls.ts';
import type { PickerItem } from './pickerModel.ts';
import styles from './AddByUrl.module.css';

/** Props of {@link AddByUrl}. */
export interface AddByUrlProps {
  /** What is loaded. */
  items: readonly PickerItem[];
  /** What to call a file of which nothing but its address is known. */
  kind: Pick<PickerItem, 'kind' | 'icon'>;
  /** Ids that are chosen already. */
  taken: ReadonlySet<string>;
  /** Puts files into the tray. */
  onTake: (items: readonly PickerItem[]) => void;
}

/** Takes files by their addresses, several at once. What could not be read stays in the field. */
export function AddByUrl({ items, kind, taken, onTake }: AddByUrlProps) {
  const words = useConnectorsWords();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const take = (): void => {
    const read = itemsFromUrls(text, items, kind);
    onTake(read.items.filter((item) => !taken.has(item.id)));
    setText(read.unread.join('\n'));
    const bad = read.unread.join(', ');
    if (bad !== '') setError(words.urlsNotRead(bad));
    else setError(read.items.length === 0 ? words.urlsNeeded : undefined);
  };
  return (
    <div className={styles.urls} data-part="picker-urls">
      <Button
        size="small"
        variant="quiet"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="link" />
        {words.addByUrl}
      </Button>
      <div id={id}>
        {isOpen && (
          <div className={styles.urls}>
            <Field label={words.urls} description={words.urlsNote} error={error}>
              {(control) => (
                <TextArea
                  {...control}
                  rows={3}
                  dir="ltr"
                  spellCheck={false}
                  value={text}
                  onChange={(event) => setText(event.target.value)}
                />
              )}
            </Field>
            <Button size="small" className={styles.take} onClick={take}>
              {words.takeUrls}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
