import { ErrorNotice, useGeneralWords, usePlatformMutation } from '../../../provider/index.ts';
import { enqueueSyncMutation, type ConnectionRef } from '../../../query/index.ts';
import { Button, Icon, Notice } from '../../../ui/index.ts';
import { useAccess } from '../surface/index.ts';
import { useConnectorsWords } from '../useConnectorsWords.ts';
import { explainEnqueue } from './explainEnqueue.ts';
import styles from './SyncNow.module.css';

/** Props of {@link SyncNow}. */
export interface SyncNowProps {
  connection: ConnectionRef;
  /** @default 'secondary' */
  variant?: 'primary' | 'secondary';
}

/** Asks for a sync, and explains what the platform says to that. */
export function SyncNow({ connection, variant = 'secondary' }: SyncNowProps) {
  const words = useConnectorsWords();
  const general = useGeneralWords();
  const enqueue = usePlatformMutation((client) => enqueueSyncMutation(client, connection));
  const { canSync } = useAccess(enqueue.error);
  const news = enqueue.data === undefined ? undefined : explainEnqueue(enqueue.data, words);
  const ask = (): void => enqueue.mutate();
  return (
    <div className={styles.sync} data-part="sync-now">
      <Button
        variant={variant}
        aria-disabled={enqueue.isPending || !canSync}
        onClick={() => {
          if (!enqueue.isPending && canSync) ask();
        }}
      >
        <Icon name="retry" />
        {enqueue.isPending ? words.syncAsked : words.syncNow}
      </Button>
      <div role="status" className={styles.news}>
        {news !== undefined && !enqueue.isPending && (
          <Notice role="note" icon={news.isQueued ? 'check' : 'question'} title={news.title}>
            {news.text}
          </Notice>
        )}
      </div>
      {enqueue.error !== null && (
        <ErrorNotice
          error={enqueue.error}
          title={words.syncFailed}
          actions={
            canSync && (
              <Button size="small" onClick={ask}>
                {general.tryAgain}
              </Button>
            )
          }
        />
      )}
    </div>
  );
}
