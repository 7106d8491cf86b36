import { useGeneralWords } from '../../provider/index.ts';
import { Button, Dialog } from '../../ui/index.ts';
import { useOntologyWords } from './EditorContext.ts';
import styles from './ShortcutsDialog.module.css';

/** Props of {@link ShortcutsDialog}. */
export interface ShortcutsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The keys that do something here. */
export function ShortcutsDialog({ open, onOpenChange }: ShortcutsDialogProps) {
  const words = useOntologyWords();
  const general = useGeneralWords();
  const shortcuts = [
    [words.save, ['Ctrl S', '⌘ S']],
    [words.undo, ['Ctrl Z', '⌘ Z']],
    [words.redo, ['Ctrl Shift Z', '⌘ Shift Z']],
    [words.shortcutTerms, ['↑', '↓', 'Home', 'End']],
    [words.shortcutEdit, ['Enter', 'F2']],
    [words.shortcutMove, ['Alt ↑', 'Alt ↓']],
    [words.shortcutRemove, ['Delete']],
    [words.shortcutHelp, ['?']],
  ] as const;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.shortcuts}
      actions={<Button onClick={() => onOpenChange(false)}>{general.close}</Button>}
    >
      <dl className={styles.list}>
        {shortcuts.map(([name, keys]) => (
          <div key={name} className={styles.line}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.keys}>
              {keys.map((key) => (
                <kbd key={key} className={styles.key}>
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
