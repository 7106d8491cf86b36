import { useGeneralWords, WidgetBoundary } from '../../../provider/index.ts';
import { Button, Notice } from '../../../ui/index.ts';
import { SessionDrawer, SessionFiles, SessionList, ShortcutHelp } from './lazyParts.ts';
import styles from './ChatDialog.module.css';

/** A dialog over the chat. */
export type ChatDialogName = 'sessions' | 'help' | 'files';

export interface ChatDialogProps {
  name: ChatDialogName | undefined;
  onClose: () => void;
}

/** The conversations, the help or the files, over the chat; above the composer, where one can't be shown. */
export function ChatDialog({ name, onClose }: ChatDialogProps) {
  return (
    <WidgetBoundary resetKey={name} fallback={<FailedDialog onClose={onClose} />}>
      {name === 'sessions' && (
        <SessionDrawer onClose={onClose}>
          <SessionList onChoose={onClose} onClose={onClose} />
        </SessionDrawer>
      )}
      {name === 'help' && <ShortcutHelp onClose={onClose} />}
      {name === 'files' && <SessionFiles onClose={onClose} />}
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
      >
        {words.partFailedText}
      </Notice>
    </div>
  );
}
