import { Button, Dialog, KeyList } from '../../../ui/index.ts';
import { useGeneralWords } from '../../../provider/index.ts';
import { useBrainWords } from '../BrainContext.ts';

export interface ShortcutDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Lists the keyboard shortcuts. */
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
      <KeyList keys={words.shortcutList.map(([keys, meaning]) => [[keys], meaning])} />
    </Dialog>
  );
}
