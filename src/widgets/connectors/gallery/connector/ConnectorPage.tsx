import { useState } from 'react';
import { callListener } from '../../../../controller/index.ts';
import { useIsAllowed, usePlatformActions, WidgetBoundary } from '../../../../provider/index.ts';
import { createRefreshConnections } from '../../../../query/index.ts';
import { Button, Notice, joinClasses, layout, texts } from '../../../../ui/index.ts';
import type { ConnectSession } from '../../core/index.ts';
import { PartOfList, useConnectorAccess } from '../../surface/index.ts';
import { useConnectorsWords } from '../../useConnectorsWords.ts';
import { Connections } from '../connection/ConnectionRow.tsx';
import { Consent } from './Consent.tsx';
import { isOneOf, type ConnectorInfo } from './connectorInfo.ts';
import { connectorSetups } from '../parts/connectorParts.ts';
import { Page, PageHead } from '../Page.tsx';
import { useGallery, useGalleryActions } from '../galleryContext.ts';
import type { GalleryConnections } from '../useGalleryConnections.ts';
import styles from '../Gallery.module.css';

export interface ConnectorPageProps {
  connector: ConnectorInfo;
  listed: GalleryConnections;
  session: ConnectSession;
}

export function ConnectorPage({ connector, listed, session }: ConnectorPageProps) {
  const words = useConnectorsWords();
  const connections = listed.connections.filter(
    (one) => one.connector === connector || one.card === connector,
  );
  const part = listed.partial.find((one) => one.connector.id === connector.id);
  const isAllowed = useIsAllowed();
  const { openConnect } = useGallery();
  const { type } = connector.entry.connectWith;
  const isOff = type === 'none' || !isOneOf(connector, isAllowed);
  // The consent itself says what syncs.
  const isConsented = type === 'oauth' && openConnect !== undefined && !isOff;
  return (
    <Page>
      <PageHead connector={connector} name={connector.name}>
        {!isConsented && connector.text !== '' && (
          <p className={joinClasses(texts.muted, styles.about)} dir="auto">
            {connector.text}
          </p>
        )}
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
    </Page>
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
  const { onConnect } = useGallery();
  const { goTo } = useGalleryActions();
  const { canWrite } = useConnectorAccess();
  const refresh = usePlatformActions(createRefreshConnections);
  const [isFormOpen, setFormOpen] = useState(isFirst);
  if (connector.entry.connectWith.type === 'oauth') {
    const label = isFirst ? words.connect(connector.name) : words.connectAnother;
    return <Consent connector={connector} session={session} label={label} />;
  }
  const Setup = connectorSetups[connector.id];
  if (Setup === undefined) {
    return <Notice title={words.noForm(connector.name)}>{words.noFormText}</Notice>;
  }
  if (!isFormOpen) {
    return (
      <div className={layout.wrap2}>
        <Button variant="primary" disabled={!canWrite} onClick={() => setFormOpen(true)}>
          {words.connectAnother}
        </Button>
      </div>
    );
  }
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
