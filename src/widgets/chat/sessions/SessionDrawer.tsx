import { Dialog } from '../../../ui/index.ts';
import { useChatWords } from '../context/useChatWords.ts';
import { SessionList } from '../lazyParts.ts';

/** The conversations in a drawer, where there is no room for them beside the messages. */
export function SessionDrawer({ onClose }: { onClose: () => void }) {
  const words = useChatWords();
  return (
    <Dialog open onOpenChange={onClose} title={words.conversations} titleHidden placement="drawer">
      <SessionList onChoose={onClose} onClose={onClose} />
    </Dialog>
  );
}
