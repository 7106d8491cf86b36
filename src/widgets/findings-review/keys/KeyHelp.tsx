import { useGeneralWords } from '../../../provider/index.ts';
import { Button, Dialog, KeyList, type KeyListProps } from '../../../ui/index.ts';
import { useFindingsWords } from '../FindingsContext.ts';
import { FocusAfterDialog } from '../FocusAfterDialog.tsx';

/** Props of {@link KeyHelp}. */
export interface KeyHelpProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The keyboard shortcuts. */
export function KeyHelp({ isOpen, onClose }: KeyHelpProps) {
  const words = useFindingsWords();
  const { close } = useGeneralWords();
  const keys: KeyListProps['keys'] = [
    [['J', '↓'], words.keyNext],
    [['K', '↑'], words.keyPrevious],
    [['A'], words.approve],
    [['R'], words.reject],
    [['S'], words.skip],
    [['U'], words.keyUndo],
    [['E'], words.edit],
    [['X'], words.keySelect],
    [['Shift', 'J', 'K'], words.keyExtend],
    [['Ctrl', 'A'], words.keySelectAll],
    [['Enter'], words.keyOpen],
    [['/'], words.keySearch],
    [['Esc'], words.keyClear],
    [['?'], words.keyHelp],
  ];
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={words.keys}
      description={words.keysText}
      actions={<Button onClick={onClose}>{close}</Button>}
    >
      <FocusAfterDialog />
      <KeyList keys={keys} />
    </Dialog>
  );
}
