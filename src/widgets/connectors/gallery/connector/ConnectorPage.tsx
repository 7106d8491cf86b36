import { useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { callListener } from '../../../../controller/index.ts';
import { useIsAllowed, usePlatformActions, WidgetBoundary } from '../../../../provider/index.ts';
import { createRefreshConnections } from '../../../../query/index.ts';
import { Button, Icon, Notice, icons, joinClasses, layout, texts } from '../../../../ui/index.ts';
import { ConnectPanel } from '../../connect-session/index.ts';
import type { ConnectSession } from '../../core/index.ts';
import { PartOfList, useConnectorAccess } from '../../surface/index.ts';
import { useConnectorsWords } from '../../useConnectorsWords.ts';
import { Connections } from '../connection/ConnectionRow.tsx';
import { isOneOf, type ConnectorInfo } from './connectorInfo.ts';
import { connectorSetups, widePages } from '../parts/connectorParts.ts';
import { PageHead } from '../PageHead.tsx';
import { useGallery, useGalleryActions } from '../galleryContext.ts';
import type { GalleryConnections } from '../useGalleryConnections.ts';
import styles from '../Gallery.module.css';

export interface ConnectorPageProps {
  connector: ConnectorInfo;
  listed: GalleryConnections;
  session: ConnectSession;
}

/** A connector's page: its connections, and the setup of a new one. */
export function ConnectorPage({ connector, listed, session }: ConnectorPageProps) {
  const words = useConnectorsWords();
  const { open } = useGalleryActions();
  const connections = listed.connections.filter(
    (one) => one.connector === connector || one.card === connector,
  );
  const part = listed.partial.find((one) => one.connector.id === connector.id);
  const isAllowed = useIsAllowed();
  const isOff = connector.entry.connectWith.type === 'none' || !isOneOf(connector, isAllowed);
  return (
    <div className={widePages.has(connector.id) ? layout.stack5 : layout.form}>
      <Button variant="quiet" className={styles.back} onClick={() => open({})}>
        <Icon path={icons.back} />
        {words.allConnectors}
      </Button>
      <PageHead connector={connector} name={connector.name}>
        <p className={joinClasses(texts.muted, styles.about)} dir="auto">
          {connector.text}
        </p>
      </PageHead>
      {isOff ? (
        <Notice title={words.switchedOff}>{words.switchedOffText}</Notice>
      ) : (
        <WidgetBoundary>
          <ConnectNew connector={connector} isFirst={connections.length === 0} session={session} />
        </WidgetBoundary>
      )}
      <Connections title={words.connected} connections={connections}>
        {part !== undefined && <PartOfList shown={part.shown} total={part.total} />}
      </Connections>
    </div>
  );
}

interface ConnectNewProps {
  connector: ConnectorInfo;
  isFirst: boolean;
  session: ConnectSession;
}

/** Connects by the provider's consent, or by the connector's own form. */
function ConnectNew({ connector, isFirst, session }: ConnectNewProps) {
  const words = useConnectorsWords();
  const { openConnect, onConnect } = useGallery();
  const { goTo } = useGalleryActions();
  const { canWrite } = useConnectorAccess();
  const refresh = usePlatformActions(createRefreshConnections);
  const [isFormOpen, setFormOpen] = useState(isFirst);
  const { connectWith } = connector.entry;
  const { status } = useStore(session.store).consent;
  const connectButton = (onConnectNew: () => void): ReactNode => (
    <div className={layout.wrap2}>
      <Button variant="primary" disabled={!canWrite} onClick={onConnectNew}>
        {isFirst ? words.connect(connector.name) : words.connectAnother}
      </Button>
    </div>
  );

  if (connectWith.type === 'oauth') {
    if (openConnect === undefined) return <NotConfigured />;
    const begin = (): void => {
      const { integration } = connectWith;
      session.actions.begin({ connectorId: connector.id, integration }, openConnect);
    };
    if (status !== 'idle') {
      return <ConnectPanel session={session} name={connector.name} onReopen={begin} />;
    }
    return connectButton(begin);
  }

  const Setup = connectorSetups[connector.id];
  if (Setup === undefined) {
    return <Notice title={words.noForm(connector.name)}>{words.noFormText}</Notice>;
  }
  if (!isFormOpen) return connectButton(() => setFormOpen(true));
  return (
    <Setup
      connector={connector}
      onConnect={(connectionId, { stay = false, connectorId = connector.id } = {}) => {
        refresh();
        if (!stay) goTo({ connectorId, connectionId }, { isNew: true });
        // The host is called last, so that its own navigation wins.
        callListener(onConnect, { connectorId, connectionId });
      }}
      onFinish={(connectionId) =>
        goTo({ connectorId: connector.id, connectionId }, { isNew: true })
      }
      onCancel={() => (isFirst ? goTo({}) : setFormOpen(false))}
    />
  );
}

/** Explains that the host hasn't configured `openConnect`. */
export function NotConfigured() {
  const words = useConnectorsWords();
  return (
    <Notice tone="warning" title={words.notConfiguredTitle}>
      {words.notConfiguredText}
    </Notice>
  );
}
