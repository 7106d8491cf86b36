import { useGeneralWords, WidgetBoundary } from '../../../provider/index.ts';
import { Button, Notice } from '../../../ui/index.ts';
import { SessionDrawer, SessionFiles, ShortcutHelp } from '../lazyParts.ts';
import styles from './ChatDialog.module.css';

const dialogs = { sessions: SessionDrawer, help: ShortcutHelp, files: SessionFiles };

/** A dialog over the chat. */
export type ChatDialogName = keyof typeof dialogs;

/** Props of {@link ChatDialog}. */
export interface ChatDialogProps {
  name: ChatDialogName | undefined;
  onClose: () => void;
}

/** The conversations, the help or the files, over the chat; above the composer, where one can't be shown. */
export function ChatDialog({ name, onClose }: ChatDialogProps) {
  const Dialog = name === undefined ? undefined : dialogs[name];
  return (
    <WidgetBoundary resetKey={name} fallback={<FailedDialog onClose={onClose} />}>
      {Dialog !== undefined && <Dialog onClose={onClose} />}
    </WidgetBoundary>
  );
}

/** Once it is closed, the dialog can be asked for again. */
function FailedDialog({ onClose }: Pick<ChatDialogProps, 'onClose'>) {
  const words = useGeneralWords();
  return (
    <div className={styles.failed}>
      <Notice
        tone="danger"
        role="alert"
        title={words.partFailedTitle}
        actions={
          <Button size="small" onClick={onClose}>
            {words.close}
          </Button>
        }
      />
    </div>
  );
}
