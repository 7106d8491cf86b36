import { Button, Dialog } from '../../../ui/index.ts';
import { useGeneralWords } from '../../../provider/index.ts';
import { useBrainWords } from '../BrainContext.ts';
import styles from './ShortcutDialog.module.css';

/** Props of {@link ShortcutDialog}. */
export interface ShortcutDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** What the keyboard does. */
export function ShortcutDialog({ open, onOpenChange }: ShortcutDialogProps) {
  const words = useBrainWords();
  const general = useGeneralWords();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.shortcuts}
      description={words.zoomHint}
      actions={<Button onClick={() => onOpenChange(false)}>{general.close}</Button>}
    >
      <dl className={styles.list}>
        {words.shortcutList.map(([keys, meaning]) => (
          <div key={keys} className={styles.line}>
            <dt className={styles.keys}>{keys}</dt>
            <dd className={styles.meaning}>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
