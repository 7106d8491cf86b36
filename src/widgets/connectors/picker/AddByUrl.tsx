import { useState } from 'react';
import { useStore } from 'zustand';
import { useFormat } from '../../../provider/index.ts';
import { Button, Field, TextArea, layout } from '../../../ui/index.ts';
import { useConnectorsWords } from '../useConnectorsWords.ts';
import { LinkDisclosure } from './LinkDisclosure.tsx';
import { type FileKind, type Picker, type PickerItem, readLinks } from '../core/picker/index.ts';

export interface AddByUrlProps {
  picker: Picker;
  /** All loaded items, including those that can't be selected here. */
  items: readonly PickerItem[];
  /** Returns true if a kind of file can be selected here. */
  acceptsKind: (kind: FileKind) => boolean;
  unavailable: ReadonlySet<string>;
}

/** Adds files by their links, several at once. Unusable links stay in the field. */
export function AddByUrl({ picker, items, acceptsKind, unavailable }: AddByUrlProps) {
  const words = useConnectorsWords();
  const format = useFormat();
  const text = useStore(picker.store, ({ urls }) => urls);
  const { select, writeUrls } = picker.actions;
  const [isOpen, setOpen] = useState(text !== '');
  const [error, setError] = useState<string>();
  const add = (): void => {
    const read = readLinks(text, items, acceptsKind);
    const { unread, misplaced } = read;
    select(read.items.filter((item) => !unavailable.has(item.id)));
    writeUrls([...misplaced, ...unread].join('\n'));
    const errors = [
      ...(misplaced.length === 0 ? [] : [words.urlsMisplaced(format.list(misplaced))]),
      ...(unread.length === 0 ? [] : [words.urlsNotRead(format.list(unread))]),
    ];
    if (errors.length > 0) setError(errors.join(' '));
    else setError(read.items.length === 0 ? words.urlsNeeded : undefined);
  };
  return (
    <LinkDisclosure label={words.addByUrl} isOpen={isOpen} onToggle={setOpen} part="picker-urls">
      <div className={layout.stack2}>
        <Field label={words.urls} description={words.urlsNote} error={error}>
          <TextArea
            rows={3}
            dir="ltr"
            spellCheck={false}
            value={text}
            onChange={(event) => writeUrls(event.target.value)}
          />
        </Field>
        <div>
          <Button size="small" onClick={add}>
            {words.takeUrls}
          </Button>
        </div>
      </div>
    </LinkDisclosure>
  );
}
