import { useGeneralWords } from '../../provider/index.ts';
import { Button, Dialog, KeyList, type KeyListProps } from '../../ui/index.ts';
import { useOntologyWords } from './EditorContext.ts';

export interface ShortcutsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Lists the keyboard shortcuts. */
export function ShortcutsDialog({ open, onOpenChange }: ShortcutsDialogProps) {
  const words = useOntologyWords();
  const general = useGeneralWords();
  const shortcuts: KeyListProps['keys'] = [
    [['Ctrl S', '⌘ S'], words.save],
    [['Ctrl Z', '⌘ Z'], words.undo],
    [['Ctrl Shift Z', '⌘ Shift Z'], words.redo],
    [['↑', '↓', 'Home', 'End'], words.shortcutTerms],
    [['Enter', 'F2'], words.shortcutEdit],
    [['Alt ↑', 'Alt ↓'], words.shortcutMove],
    [['Delete'], words.shortcutRemove],
    [['?'], words.shortcutHelp],
  ];
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.shortcuts}
      actions={<Button onClick={() => onOpenChange(false)}>{general.close}</Button>}
    >
      <KeyList keys={shortcuts} />
    </Dialog>
  );
}
