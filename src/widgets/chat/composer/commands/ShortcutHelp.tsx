import { useGeneralWords } from '../../../../provider/index.ts';
import { Button, Dialog, KeyList, type KeyListProps } from '../../../../ui/index.ts';
import { useChatWords } from '../../context/useChatWords.ts';
import { useSettings } from '../../context/chatSettings.ts';
import styles from './ShortcutHelp.module.css';
import { useCommands } from './useCommands.ts';

/** Lists the keyboard shortcuts and the commands. */
export function ShortcutHelp({ onClose }: { onClose: () => void }) {
  const words = useChatWords();
  const { close } = useGeneralWords();
  const { sessionMeta } = useSettings();
  // Only listed here, where none of them runs.
  const commands = useCommands({ words, attach: onClose, showHelp: onClose });
  const keys: KeyListProps['keys'] = [
    [['Enter'], words.send],
    [['Shift', 'Enter'], words.newLine],
    [['/'], words.commands],
    [['?'], words.help],
    [['↑', '↓'], words.walkConversations],
    [['Del'], words.deleteOpen],
    ...(sessionMeta === undefined ? [] : ([[['P'], words.pinSelected]] as const)),
  ];
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.help}
      actions={<Button onClick={onClose}>{close}</Button>}
    >
      <div>
        <h3 className={styles.heading}>{words.keys}</h3>
        <KeyList keys={keys} />
        <h3 className={styles.heading}>{words.commands}</h3>
        <KeyList keys={commands.map(({ name, label }) => [[`/${name}`], label])} />
      </div>
    </Dialog>
  );
}
