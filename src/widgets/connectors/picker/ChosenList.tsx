import { useMemo, useState } from 'react';
import type { SelectedItem } from '../../../query/index.ts';
import { ErrorNotice, RelativeTime } from '../../../provider/index.ts';
import {
  Confirm,
  Icon,
  IconButton,
  icons,
  joinClasses,
  SearchField,
  texts,
  Field,
  TextArea,
  layout,
} from '../../../ui/index.ts';
import { useConnectorAccess } from '../surface/index.ts';
import { SyncStatus } from '../sync/index.ts';
import { useConnectorsWords } from '../useConnectorsWords.ts';
import { KindIcon } from './KindIcon.tsx';
import { RowList } from './rows/RowList.tsx';
import { RowName } from './rows/RowWindow.tsx';
import { type FileKind } from '../core/picker/index.ts';
import { fileKindOf } from '../core/picker/fileKind.ts';
import { filterItems, indexItems } from '../core/picker/pickerModel.ts';
import type { SelectionChange } from './useSelection.ts';
import styles from './ChosenList.module.css';

export interface ChosenListProps {
  label: string;
  selected: readonly SelectedItem[];
  change: SelectionChange;
}

const rowHeights = { wide: 64, narrow: 144 };
const visibleRows = 6;

/** Lists a connection's selected items with their sync status, description and remove button. */
export function ChosenList({ label, selected, change }: ChosenListProps) {
  const words = useConnectorsWords();
  const { canWrite } = useConnectorAccess();
  const [described, setDescribed] = useState<SelectedItem>();
  const [searchTerm, setSearchTerm] = useState('');
  const named = useMemo(() => selected.map((item) => ({ item, name: nameOf(item) })), [selected]);
  const index = useMemo(() => indexItems(named), [named]);
  const shown = useMemo(
    () => filterItems(named, index, searchTerm).map(({ item }) => item),
    [named, index, searchTerm],
  );
  const [removed, setRemoved] = useState<SelectedItem>();
  const closeRemoval = (): void => {
    setRemoved(undefined);
    change.reset();
  };
  return (
    <>
      {selected.length > visibleRows && (
        <>
          <SearchField label={words.filter} value={searchTerm} onChange={setSearchTerm} />
          <p role="status" className={texts.figures}>
            {searchTerm.trim() !== '' && words.filterCovers(shown.length, selected.length)}
          </p>
        </>
      )}
      <RowList label={label} items={shown} rowHeights={rowHeights} visibleRows={visibleRows}>
        {(item) => {
          const name = nameOf(item);
          return (
            <>
              <KindIcon kind={kindOf(item)} />
              <span className={joinClasses(layout.stack, styles.words)}>
                <RowName name={name} url={item.url} />
                <span className={joinClasses(layout.bar2, styles.about)}>
                  <SyncStatus status={item.syncStatus ?? 'never'} />
                  <span className={joinClasses(texts.cut, styles.description)} dir="auto">
                    {item.description}
                  </span>
                  <Added item={item} />
                </span>
              </span>
              <IconButton
                size="small"
                label={words.describe(name)}
                disabled={!canWrite}
                onClick={() => setDescribed(item)}
              >
                <Icon path={icons.pencil} size={14} />
              </IconButton>
              <IconButton
                size="small"
                label={words.remove(name)}
                disabled={!canWrite}
                onClick={() => setRemoved(item)}
              >
                <Icon path={icons.trash} size={14} />
              </IconButton>
            </>
          );
        }}
      </RowList>
      {described !== undefined && (
        <DescribeDialog
          key={described.id}
          item={described}
          name={nameOf(described)}
          change={change}
          onClose={() => setDescribed(undefined)}
        />
      )}
      {removed !== undefined && (
        <Confirm
          title={words.removeTitle(nameOf(removed))}
          text={words.removeText}
          labels={{ cancel: words.keep, confirm: words.removeItem }}
          isPending={change.isPending}
          onCancel={closeRemoval}
          onConfirm={() =>
            change.mutate((all) => all.filter(({ id }) => id !== removed.id), {
              onSuccess: closeRemoval,
            })
          }
        >
          {change.error !== null && (
            <ErrorNotice error={change.error} title={words.removeFailed(nameOf(removed))} />
          )}
        </Confirm>
      )}
    </>
  );
}

/** Shows when and by whom an item was selected, if the connection stores it. */
function Added({ item: { addedAt, addedBy } }: { item: SelectedItem }) {
  const words = useConnectorsWords();
  if (typeof addedAt !== 'string') return null;
  return (
    <span className={joinClasses(texts.cut, styles.description, styles.added)}>
      <RelativeTime at={addedAt}>
        {(when) =>
          typeof addedBy === 'string' ? words.addedOnBy(when, addedBy) : words.addedOn(when)
        }
      </RelativeTime>
    </span>
  );
}

/** Returns a display name. Items added by their link may have none or an empty one. */
function nameOf({ name, url, id }: SelectedItem): string {
  return [name, url].find((text) => (text ?? '').trim() !== '') ?? id;
}

/** Returns an item's kind. Files have a `mimeType`, spreadsheets a `type`. */
function kindOf({ mimeType, type }: SelectedItem): FileKind {
  return fileKindOf(typeof mimeType === 'string' ? mimeType : type);
}

interface DescribeDialogProps {
  item: SelectedItem;
  name: string;
  change: SelectionChange;
  onClose: () => void;
}

/** Edits a selected item's description. Keeps the text if saving fails. */
function DescribeDialog({ item, name, change, onClose }: DescribeDialogProps) {
  const words = useConnectorsWords();
  const [typed, setTyped] = useState(item.description ?? '');
  const close = (): void => {
    change.reset();
    onClose();
  };
  return (
    <Confirm
      title={words.describe(name)}
      labels={{ cancel: words.cancel, confirm: words.save }}
      variant="primary"
      isPending={change.isPending}
      onCancel={close}
      onConfirm={() => {
        const description = typed.trim();
        change.mutate(
          (all) => all.map((each) => (each.id === item.id ? { ...each, description } : each)),
          { onSuccess: close },
        );
      }}
    >
      <Field label={words.description} description={words.describeNote}>
        <TextArea
          rows={4}
          value={typed}
          readOnly={change.isPending}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      {change.error !== null && (
        <ErrorNotice error={change.error} title={words.saveFailed} text={words.saveFailedKept} />
      )}
    </Confirm>
  );
}
