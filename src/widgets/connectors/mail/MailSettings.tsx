import { useMemo, useState } from 'react';
import {
  ErrorNotice,
  useBrainstem,
  usePlatformActions,
  usePlatformQuery,
  withSession,
  type WidgetProps,
  WidgetBoundary,
} from '../../../provider/index.ts';
import {
  connectionMetadataQuery,
  createMailATransport,
  mailAProfileQuery,
  mailAStateIn,
  type ConnectionRef,
  type MailAState,
} from '../../../query/index.ts';
import { Skeleton } from '../../../ui/index.ts';
import { createMailSettings } from '../core/index.ts';
import { ConnectorSurface, formatMoment, LoadingRows, useIsInside } from '../surface/index.ts';
import { SyncBadge, SyncNow } from '../sync/index.ts';
import { useConnectorsWords } from '../useConnectorsWords.ts';
import { MailProvider } from './MailContext.ts';
import { MailForm } from './MailForm.tsx';
import { WatchSwitch } from './WatchSwitch.tsx';
import styles from './MailSettings.module.css';

/** Props of {@link MailSettings}. */
export interface MailSettingsProps extends WidgetProps {
  /** A mail-A connection, from the list route. */
  connectionId: string;
  /** Names the region. @default 'Mail settings', in the locale's words */
  label?: string;
}

/**
 * What of a mailbox is synced: whether, how many messages, what it is for; whether new mail comes at
 * once, and until when; and whose mailbox it is.
 *
 * Parts, for styling: `[data-part]` of `mail-settings`.
 *
 * Routes: `/connect/integrations/connection-metadata`, `/connect/integrations/mail-a-profile`,
 * `/mail-a/watch/enable`, `/mail-a/watch/disable`, `/sync/enqueue`.
 */
export const MailSettings = withSession(MailSettingsView, { name: 'mailSettings' });

function MailSettingsView({ connectionId, label }: MailSettingsProps) {
  const words = useConnectorsWords();
  const isInside = useIsInside();
  return (
    <ConnectorSurface label={label ?? words.mailSettings} part="mail-settings">
      <Settings key={connectionId} connectionId={connectionId} isInside={isInside} />
    </ConnectorSurface>
  );
}

interface SettingsProps {
  connectionId: string;
  /** Whether the page around it says how far the sync is. */
  isInside: boolean;
}

function Settings({ connectionId, isInside }: SettingsProps) {
  const words = useConnectorsWords();
  const connection = useMemo(
    () => ({ connectionId, providerConfigKey: 'alpha-mail' }),
    [connectionId],
  );
  const { data, error, isFetching, refetch } = usePlatformQuery((client) =>
    connectionMetadataQuery(client, connection, { poll: true }),
  );
  if (data === undefined) {
    if (error === null) return <LoadingRows />;
    return (
      <ErrorNotice
        error={error}
        title={words.settingsFailed}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  return <Mail connection={connection} isInside={isInside} {...mailAStateIn(data.metadata)} />;
}

interface MailProps extends MailAState, Pick<SettingsProps, 'isInside'> {
  connection: ConnectionRef;
}

function Mail({ connection, isInside, config, watch }: MailProps) {
  const { connectionId } = connection;
  const words = useConnectorsWords();
  const { locale } = useBrainstem();
  const transport = usePlatformActions(createMailATransport);
  const [controller] = useState(() => createMailSettings({ transport, connectionId, config }));
  const { lastSyncedAt, totalEmailsSynced } = config ?? {};
  const facts = [
    ...(totalEmailsSynced === undefined || totalEmailsSynced === 0
      ? []
      : [words.mailSynced(totalEmailsSynced)]),
    ...(isInside || typeof lastSyncedAt !== 'string'
      ? []
      : [words.lastSynced(formatMoment(lastSyncedAt, locale.tag))]),
  ];
  return (
    <MailProvider controller={controller}>
      <WidgetBoundary>
        <Mailbox connectionId={connectionId} />
      </WidgetBoundary>
      <p className={styles.text}>
        {words.mailIntro}
        {config === undefined && ` ${words.mailNotYet}`}
      </p>
      <WidgetBoundary>
        <MailForm />
      </WidgetBoundary>
      <WidgetBoundary>
        <WatchSwitch watch={watch} />
      </WidgetBoundary>
      {config !== undefined && (!isInside || facts.length > 0) && (
        <div className={styles.sync}>
          {!isInside && <SyncBadge status={config.syncStatus ?? 'never'} />}
          {facts.length > 0 && <span className={styles.text}>{facts.join(' · ')}</span>}
        </div>
      )}
      <SyncNow connection={connection} />
    </MailProvider>
  );
}

/** Whose mailbox it is, and how much it holds. */
function Mailbox({ connectionId }: { connectionId: string }) {
  const words = useConnectorsWords();
  const { data, error, isFetching, refetch } = usePlatformQuery((client) =>
    mailAProfileQuery(client, connectionId),
  );
  if (error !== null && data === undefined) {
    return (
      <ErrorNotice
        error={error}
        title={words.mailboxFailed}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  if (data === undefined) return <Skeleton height="40px" />;
  const { emailAddress, messagesTotal, threadsTotal } = data;
  return (
    <div className={styles.mailbox}>
      <span className={styles.address} dir="auto">
        {emailAddress}
      </span>
      {messagesTotal !== undefined && threadsTotal !== undefined && (
        <span className={styles.text}>{words.mailCounts(messagesTotal, threadsTotal)}</span>
      )}
    </div>
  );
}
