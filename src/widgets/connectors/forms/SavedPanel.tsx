import { useEffect, useRef, useState } from 'react';
import type { EnqueuedSync } from '../../../contract/index.ts';
import { ErrorNotice, usePlatformActions } from '../../../provider/index.ts';
import { createCredentialTransport } from '../../../query/index.ts';
import { Button, Notice } from '../../../ui/index.ts';
import type { ConnectorFormsWords } from '../../../words/index.ts';
import styles from './Forms.module.css';
import type { SavedConnection } from './useCredentialForm.ts';
import { useFormWords } from './useFormWords.ts';

/** Props of {@link SavedPanel}. */
export interface SavedPanelProps {
  /** The connector's name. */
  title: string;
  saved: SavedConnection;
  onEdit: () => void;
}

type Enqueuing =
  | { status: 'idle' | 'running' }
  | { status: 'done'; answer: EnqueuedSync }
  | { status: 'failed'; error: unknown };

/** What was saved, with the next step: to sync it. */
export function SavedPanel({ title, saved, onEdit }: SavedPanelProps) {
  const words = useFormWords();
  const { enqueue } = usePlatformActions(createCredentialTransport);
  const [state, setState] = useState<Enqueuing>({ status: 'idle' });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const sync = async (): Promise<void> => {
    setState({ status: 'running' });
    try {
      setState({ status: 'done', answer: await enqueue(saved) });
    } catch (error) {
      setState({ status: 'failed', error });
    }
  };
  return (
    <div className={styles.form} data-part="saved">
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {words.savedTitle(title)}
        </h2>
        <p className={styles.intro}>{words.savedText}</p>
      </div>
      {saved.replacedConnectionId !== undefined && (
        <Notice title={words.replacedTitle}>{words.replacedText}</Notice>
      )}
      <div role="status" className={styles.status}>
        {state.status === 'done' && (
          <Notice
            icon={isQueued(state.answer) ? 'check' : 'question'}
            title={syncText(state.answer, words)}
          />
        )}
      </div>
      {state.status === 'failed' && <ErrorNotice error={state.error} title={words.syncFailed} />}
      <div className={styles.acts}>
        <Button
          variant="primary"
          aria-disabled={state.status === 'running'}
          onClick={() => {
            if (state.status !== 'running') void sync();
          }}
        >
          {state.status === 'running' ? words.queuing : words.syncNow}
        </Button>
        <Button onClick={onEdit}>{words.edit}</Button>
      </div>
    </div>
  );
}

/** What came of an enqueue, the platform's own messages in plain words. */
function syncText(answer: EnqueuedSync, words: ConnectorFormsWords): string {
  if (isQueued(answer)) return words.syncQueued;
  const { message = '' } = answer;
  const known = new Map([
    ['No databases selected for sync', words.noDatabasesSelected],
    ['Already queued/synced', words.alreadyQueued],
    ['Sync already in progress', words.alreadySyncing],
  ]);
  return known.get(message) ?? (message === '' ? words.nothingQueued : message);
}

function isQueued({ enqueuedCount = 0, syncId }: EnqueuedSync): boolean {
  return syncId !== undefined || enqueuedCount > 0;
}
