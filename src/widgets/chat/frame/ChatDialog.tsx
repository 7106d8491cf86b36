import { useGeneralWords, WidgetBoundary } from '../../../provider/index.ts';
import { Button, Notice } from '../../../ui/index.ts';
import { SessionDrawer, SessionFiles, SessionList, ShortcutHelp } from './lazyParts.ts';
import styles from './ChatDialog.module.css';

export type ChatDialogName = 'sessions' | 'help' | 'files';

export interface ChatDialogProps {
  name: ChatDialogName | undefined;
  onClose: () => void;
}

/** Renders a dialog over the chat. If it fails, a notice above the composer replaces it. */
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

/** Closing this notice resets the dialog, so that it can be opened again. */
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
