import { useGeneralWords } from '../../../provider/index.ts';
import { Button, Dialog, KeyList, type KeyListProps } from '../../../ui/index.ts';
import { useFindingsWords, useWorkspace } from '../FindingsContext.ts';
import type { FindingsCommand } from '../core/findingsKeys.ts';
import { FocusAfterDialog } from '../FocusAfterDialog.tsx';

import { keyName } from './KeyHint.tsx';

export function KeyHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const words = useFindingsWords();
  const { close } = useGeneralWords();
  const given = useWorkspace().keys;
  const keyOf = (command: FindingsCommand): string[] => {
    const key = given[command];
    return key === null ? [] : [keyName(key)];
  };
  const keys: KeyListProps['keys'] = [
    [[...keyOf('next'), '↓'], words.keyNext],
    [[...keyOf('previous'), '↑'], words.keyPrevious],
    [keyOf('approve'), words.approve],
    [keyOf('reject'), words.reject],
    [keyOf('skip'), words.skip],
    [keyOf('undo'), words.keyUndo],
    [keyOf('edit'), words.edit],
    [keyOf('select'), words.keySelect],
    [['Shift', ...keyOf('next'), ...keyOf('previous')], words.keyExtend],
    [['Shift', words.click], words.keyRange],
    [['Ctrl', 'A'], words.keySelectAll],
    [['Enter'], words.keyOpen],
    [keyOf('focusMode'), words.keyFocusMode],
    [keyOf('search'), words.keySearch],
    [['Esc'], words.keyClear],
    [keyOf('help'), words.keyHelp],
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
      <KeyList keys={keys.filter(([names]) => names.length > 0)} />
    </Dialog>
  );
}
