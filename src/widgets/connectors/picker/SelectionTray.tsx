import { useId, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import {
  Button,
  Icon,
  IconButton,
  icons,
  joinClasses,
  layout,
  linkUrl,
  revealHidden,
  texts,
} from '../../../ui/index.ts';
import { useConnectorsWords } from '../useConnectorsWords.ts';
import type { Picker, PickerItem } from '../core/picker/index.ts';
import { ItemFacts } from './ItemFacts.tsx';
import { RowList } from './rows/RowList.tsx';
import { RowWords } from './rows/RowWindow.tsx';
import styles from './SelectionTray.module.css';

const rowHeights = { wide: 52, narrow: 72 };

export interface TrayProps {
  picker: Picker;
  /** The list's active item, which opens in a new tab. */
  active: PickerItem | undefined;
  children: ReactNode;
}

/**
 * Shows the selection with buttons to remove items and to add them. It stays visible while the list
 * scrolls.
 */
export function SelectionTray({ picker, active, children }: TrayProps) {
  const words = useConnectorsWords();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const chosen = useStore(picker.store, (state) => state.chosen);
  const link = linkUrl(active?.url ?? '');
  return (
    <div className={joinClasses(layout.stack2, layout.stuck)} data-part="picker-tray">
      <div id={id}>
        {isOpen && chosen.size > 0 && (
          <RowList
            label={words.traySize(chosen.size)}
            items={[...chosen.values()]}
            rowHeights={rowHeights}
            visibleRows={5}
          >
            {(item) => (
              <>
                <RowWords name={item.name} url={item.url}>
                  <ItemFacts item={item} />
                </RowWords>
                <IconButton
                  size="small"
                  label={words.removeFromTray(item.name)}
                  onClick={() => picker.actions.deselect([item])}
                >
                  <Icon path={icons.close} size={14} />
                </IconButton>
              </>
            )}
          </RowList>
        )}
      </div>
      <div className={joinClasses(layout.bar2, styles.bar)}>
        <span role="status" className={styles.size}>
          {chosen.size === 0 ? words.trayEmpty : words.traySize(chosen.size)}
        </span>
        {chosen.size > 0 && (
          <span className={styles.actions}>
            <IconButton
              size="small"
              label={words.showTray}
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setOpen(!isOpen)}
            >
              <Icon path={isOpen ? icons.down : icons.up} size={14} />
            </IconButton>
            <Button size="small" variant="quiet" onClick={picker.actions.clear}>
              {words.clearTray}
            </Button>
          </span>
        )}
        {active !== undefined && link !== undefined && (
          <a
            className={styles.open}
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            title={words.openItem(revealHidden(active.name))}
          >
            <Icon path={icons.external} size={14} />
            <span className={texts.cut}>{words.openItem(revealHidden(active.name))}</span>
          </a>
        )}
        <span className={styles.add}>{children}</span>
      </div>
    </div>
  );
}
