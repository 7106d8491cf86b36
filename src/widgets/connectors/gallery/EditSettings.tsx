import { useState, type ReactNode } from 'react';
import { Button } from '../../../ui/index.ts';
import { useAccess } from '../surface/index.ts';
import { useConnectorsWords } from '../useConnectorsWords.ts';
import { useRefreshConnections } from './useRefreshConnections.ts';
import styles from './Gallery.module.css';

/** What a form that is opened is given. */
export interface OpenedForm {
  onSaved: () => void;
  onCancel: () => void;
}

/** Opens a connection's form when it is asked for. What is saved in it is seen at once. */
export function EditSettings({ children }: { children: (form: OpenedForm) => ReactNode }) {
  const words = useConnectorsWords();
  const { canWrite } = useAccess();
  const [isOpen, setOpen] = useState(false);
  const refresh = useRefreshConnections();
  if (isOpen) return children({ onSaved: refresh, onCancel: () => setOpen(false) });
  return (
    <div className={styles.actions}>
      <Button disabled={!canWrite} onClick={() => setOpen(true)}>
        {words.editSettings}
      </Button>
    </div>
  );
}
