import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { Button, Card, Notice, layout, texts } from '../../../../ui/index.ts';
import { ConnectPanel } from '../../connect-session/index.ts';
import type { ConnectSession } from '../../core/index.ts';
import { useConnectorAccess } from '../../surface/index.ts';
import { useConnectorsWords } from '../../useConnectorsWords.ts';
import { useGallery } from '../galleryContext.ts';
import type { ListedConnection } from '../useGalleryConnections.ts';
import type { ConnectorInfo } from './connectorInfo.ts';
import styles from '../Gallery.module.css';

interface ConsentOptions {
  connector: ConnectorInfo;
  session: ConnectSession;
  /** The connection to sign in to again. @default a new one */
  connectionId?: string;
}

function useConsent({ connector, session, ...connection }: ConsentOptions) {
  const { openConnect } = useGallery();
  const { connectWith } = connector.entry;
  const { status } = useStore(session.store).consent;
  const begin = (): void => {
    if (openConnect === undefined || connectWith.type !== 'oauth') return;
    const { integration } = connectWith;
    session.actions.begin({ connectorId: connector.id, integration, ...connection }, openConnect);
  };
  return { begin, status, isConfigured: openConnect !== undefined };
}

export interface ConsentProps {
  connector: ConnectorInfo;
  session: ConnectSession;
  label: string;
}

/** Connects by the provider's consent. Before, it says what syncs, what doesn't and what follows. */
export function Consent({ connector, session, label }: ConsentProps) {
  const words = useConnectorsWords();
  const { canWrite } = useConnectorAccess();
  const { begin, status, isConfigured } = useConsent({ connector, session });
  if (!isConfigured) return <NotConfigured />;
  if (status !== 'idle') {
    return <ConnectPanel session={session} name={connector.name} onReopen={begin} />;
  }
  const facts: readonly (readonly [string, ReactNode])[] = [
    [words.syncs, connector.text],
    [words.syncsNot, words.leftOut[connector.id]],
    [
      words.nextSteps,
      <ol key="steps" className={styles.steps}>
        <li>{words.signIn(connector.name)}</li>
        <li>{words.afterSignIn[connector.id] ?? words.nextSync}</li>
      </ol>,
    ],
  ];
  return (
    <>
      <Card>
        <dl className={layout.stack3}>
          {facts.map(
            ([name, fact]) =>
              fact !== undefined && (
                <div key={name}>
                  <dt className={texts.label}>{name}</dt>
                  <dd className={texts.muted} dir="auto">
                    {fact}
                  </dd>
                </div>
              ),
          )}
        </dl>
      </Card>
      <div className={layout.wrap2}>
        <Button variant="primary" disabled={!canWrite} onClick={begin}>
          {label}
        </Button>
      </div>
    </>
  );
}

export interface ReconnectProps {
  listed: ListedConnection;
  session: ConnectSession;
}

/** Starts a new consent after the old one has expired, and shows its state. */
export function Reconnect({ listed, session }: ReconnectProps) {
  const words = useConnectorsWords();
  const { canWrite } = useConnectorAccess();
  const { connector, connectionId, attention } = listed;
  const { begin, status, isConfigured } = useConsent({ connector, session, connectionId });
  if (status !== 'idle' && status !== 'connected') {
    return <ConnectPanel session={session} name={connector.name} onReopen={begin} />;
  }
  if (attention !== 'reconnect') return null;
  return (
    <>
      <Notice
        tone="warning"
        role="alert"
        title={words.reconnectTitle}
        actions={
          isConfigured && (
            <Button size="small" variant="primary" disabled={!canWrite} onClick={begin}>
              {words.reconnect}
            </Button>
          )
        }
      >
        {words.reconnectText(connector.name)}
      </Notice>
      {!isConfigured && <NotConfigured />}
    </>
  );
}

/** Explains that the host hasn't configured `openConnect`. */
function NotConfigured() {
  const words = useConnectorsWords();
  return (
    <Notice tone="warning" title={words.notConfiguredTitle}>
      {words.notConfiguredText}
    </Notice>
  );
}
