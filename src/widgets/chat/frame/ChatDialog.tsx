import { lazyPart } from '../../../provider/index.ts';

// Seldom opened: their code loads with the first opening.
const dialogs = {
  sessions: lazyPart(async () => (await import('../sessions/SessionDrawer.tsx')).SessionDrawer),
  help: lazyPart(async () => (await import('../composer/commands/ShortcutHelp.tsx')).ShortcutHelp),
  files: lazyPart(async () => (await import('../sessions/files/SessionFiles.tsx')).SessionFiles),
};

/** A dialog over the chat. */
export type ChatDialogName = keyof typeof dialogs;

/** Props of {@link ChatDialog}. */
export interface ChatDialogProps {
  name: ChatDialogName | undefined;
  onClose: () => void;
}

/** The conversations, the help or the files, over the chat. */
export function ChatDialog({ name, onClose }: ChatDialogProps) {
  const Dialog = name === undefined ? undefined : dialogs[name];
  return Dialog === undefined ? null : <Dialog onClose={onClose} />;
}
