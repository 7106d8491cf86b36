'use client';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../ui/index.ts';
import { useAccess } from '../surface/index.ts';
import { useConnectorsWords } from '../useConnectorsWords.ts';
import styles from './Gallery.module.css';

/** Opens a connection's form when it is asked for. */
export function EditSettings({ children }: { children: (close: () => void) => ReactNode }) {
  const words = useConnectorsWords();
  const { canWrite } = useAccess();
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return children(() => setOpen(false));
  return (
    <div className={styles.acts}>
      <Button disabled={!canWrite} onClick={() => setOpen(true)}>
        {words.editSettings}
      </Button>
    </div>
  );
}
