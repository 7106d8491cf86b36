import type { ReactNode } from 'react';
import { Dialog } from '../../../ui/index.ts';
import { useChatWords } from '../context/useChatWords.ts';

export interface SessionDrawerProps {
  onClose: () => void;
  children: ReactNode;
}

/** Shows the conversations in a drawer, in a chat too narrow to show them beside the messages. */
export function SessionDrawer({ onClose, children }: SessionDrawerProps) {
  const words = useChatWords();
  return (
    <Dialog open onOpenChange={onClose} title={words.conversations} titleHidden placement="drawer">
      {children}
    </Dialog>
  );
}
