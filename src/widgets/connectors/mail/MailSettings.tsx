import { useEffect } from 'react';
import {
  QueryError,
  useOwnController,
  usePlatformActions,
  usePlatformQuery,
  withSession,
  WidgetBoundary,
} from '../../../provider/index.ts';
import {
  connectionMetadataQuery,
  createMailATransport,
  mailAProfileQuery,
  readMailAState,
  type ConnectionRef,
  type MailAState,
} from '../../../query/index.ts';
import { Card, joinClasses, layout, Skeleton, texts } from '../../../ui/index.ts';
import { createMailSettings } from '../core/index.ts';
import { ConnectorSurface, useIsEmbedded } from '../surface/index.ts';
import { SyncNow, SyncStatus } from '../sync/index.ts';
import { useConnectorsWords } from '../useConnectorsWords.ts';
import { MailForm } from './MailForm.tsx';
import { mailSettings, type MailSettingsProps } from './declaration.ts';
import styles from './MailSettings.module.css';

/**
 * The sync settings of a mailbox: on or off, the number of messages and the purpose; instant sync
 * of new mail with its expiry; and the mailbox's owner.
 *
 * Parts, for styling: `[data-part]` of `mail-settings`.
 *
 * Routes: `/connect/integrations/connection-metadata`, `/connect/integrations/mail-a-profile`,
 * `/mail-a/watch/enable`, `/mail-a/watch/disable`, `/sync/enqueue`.
 */
export const MailSettings = withSession(MailSettingsView, mailSettings);

function MailSettingsView({ connectionId, label }: MailSettingsProps) {
  const words = useConnectorsWords();
  const isInside = useIsEmbedded();
  return (
    <ConnectorSurface label={label ?? words.mailSettings} part="mail-settings">
      <Settings key={connectionId} connectionId={connectionId} isInside={isInside} />
    </ConnectorSurface>
  );
}

interface SettingsProps {
  connectionId: string;
  /** True if the surrounding page shows the account, its sync status and action. */
  isInside: boolean;
}

function Settings({ connectionId, isInside }: SettingsProps) {
  const words = useConnectorsWords();
  const connection = { connectionId, providerConfigKey: 'alpha-mail' };
  const metadata = usePlatformQuery((client) =>
    connectionMetadataQuery(client, connection, { poll: true }),
  );
  const { data, error } = metadata;
  if (data === undefined) {
    if (error === null) {
      return (
        <div role="status" aria-label={words.loadingMore} className={layout.form}>
          {!isInside && (
            <Card>
              <Skeleton height="40px" />
            </Card>
          )}
          <Card title={words.mailSettings}>
            {['100%', '100%', '60%'].map((width, at) => (
              <Skeleton key={at} width={width} height="36px" />
            ))}
          </Card>
        </div>
      );
    }
    return (
      <div className={layout.form}>
        <QueryError query={metadata} title={words.settingsFailed} />
      </div>
    );
  }
  return <Mail connection={connection} isInside={isInside} {...readMailAState(data.metadata)} />;
}

interface MailProps extends MailAState, Pick<SettingsProps, 'isInside'> {
  connection: ConnectionRef;
}

function Mail({ connection, isInside, config, watch }: MailProps) {
  const transport = usePlatformActions(createMailATransport);
  const { connectionId } = connection;
  const controller = useOwnController(() =>
    createMailSettings({ transport, connectionId, config }),
  );
  useEffect(() => controller.actions.follow(config), [controller, config]);
  const mailbox = (
    <WidgetBoundary>
      <Mailbox connectionId={connectionId} config={config} isInside={isInside} />
    </WidgetBoundary>
  );
  return (
    <div className={layout.form}>
      {!isInside && (
        <Card>
          <SyncNow connection={connection}>{mailbox}</SyncNow>
        </Card>
      )}
      <WidgetBoundary>
        <MailForm
          controller={controller}
          isSaved={config !== undefined}
          watch={watch}
          about={isInside && mailbox}
        />
      </WidgetBoundary>
    </div>
  );
}

interface MailboxProps extends Pick<MailProps, 'config' | 'isInside'> {
  connectionId: string;
}

/** Shows the owner of the mailbox, its size and its sync status. */
function Mailbox({ connectionId, config, isInside }: MailboxProps) {
  const words = useConnectorsWords();
  const profile = usePlatformQuery((client) => mailAProfileQuery(client, connectionId));
  const { data, error } = profile;
  if (data === undefined) {
    if (error === null) return <Skeleton height="40px" />;
    return <QueryError query={profile} title={words.mailboxFailed} />;
  }
  const { emailAddress, messagesTotal, threadsTotal } = data;
  const { totalEmailsSynced = 0, syncStatus, lastSyncedAt } = config ?? {};
  return (
    <div className={joinClasses(layout.stack, styles.mailbox)}>
      {!isInside && (
        <span className={texts.heading} dir="auto">
          {emailAddress}
        </span>
      )}
      {messagesTotal !== undefined && threadsTotal !== undefined && (
        <span className={texts.note}>{words.mailCounts(messagesTotal, threadsTotal)}</span>
      )}
      {totalEmailsSynced > 0 && (
        <span className={texts.note}>{words.mailSynced(totalEmailsSynced)}</span>
      )}
      {!isInside && (
        <SyncStatus status={syncStatus ?? 'never'} lastSyncedAt={lastSyncedAt ?? undefined} />
      )}
    </div>
  );
}
