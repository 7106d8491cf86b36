import { useState, type ReactNode } from 'react';
import { Button } from '../../../../ui/index.ts';
import type { SavedConnection } from '../../forms/useCredentialForm.ts';
import { SavedNote, useAccess } from '../../surface/index.ts';
import { useConnectorsWords } from '../../useConnectorsWords.ts';
import { useRefreshConnections } from '../useRefreshConnections.ts';
import styles from '../Gallery.module.css';

/** What an open form is given. */
export interface OpenedForm {
  onSaved: (saved: SavedConnection) => void;
  onCancel: () => void;
}

/**
 * Opens a connection's form on request, and closes it once it is saved: the page around it shows the
 * result. A form that replaced the connection by a new one leads to that one.
 */
export function EditSettings({
  onReplace,
  children,
}: {
  onReplace: (connectionId: string) => void;
  children: (form: OpenedForm) => ReactNode;
}) {
  const words = useConnectorsWords();
  const { canWrite } = useAccess();
  const [isOpen, setOpen] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const refresh = useRefreshConnections();
  const onSaved = ({ connectionId, replacedConnectionId }: SavedConnection): void => {
    refresh();
    setSaved(true);
    setOpen(false);
    if (replacedConnectionId !== undefined) onReplace(connectionId);
  };
  if (isOpen) return children({ onSaved, onCancel: () => setOpen(false) });
  return (
    <div className={styles.actions}>
      <Button
        disabled={!canWrite}
        onClick={() => {
          setSaved(false);
          setOpen(true);
        }}
      >
        {words.editSettings}
      </Button>
      <span role="status">{isSaved && <SavedNote />}</span>
    </div>
  );
}
