import { useEffect, useRef } from 'react';
import { Button, Notice, Title, layout, texts } from '../../../ui/index.ts';
import { SyncNow } from '../sync/index.ts';
import styles from './Forms.module.css';
import type { SavedConnection } from './useCredentialForm.ts';
import { useFormWords } from './useFormWords.ts';

export interface SavedPanelProps {
  /** The connector's name. */
  title: string;
  saved: SavedConnection;
  onEdit: () => void;
}

/** Shows the saved connection and offers to sync it. */
export function SavedPanel({ title, saved, onEdit }: SavedPanelProps) {
  const words = useFormWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.form} data-part="saved">
      <div className={layout.stack}>
        <Title ref={heading}>{words.savedTitle(title)}</Title>
        <p className={texts.muted}>{words.savedText}</p>
      </div>
      {saved.replacedConnectionId !== undefined && (
        <Notice title={words.replacedTitle}>{words.replacedText}</Notice>
      )}
      <SyncNow
        connection={saved}
        variant="primary"
        actions={<Button onClick={onEdit}>{words.edit}</Button>}
      />
    </div>
  );
}
