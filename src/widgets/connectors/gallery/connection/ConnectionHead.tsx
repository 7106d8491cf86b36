import type { ReactNode } from 'react';
import { useFormat } from '../../../../provider/index.ts';
import { DotSeparated } from '../../surface/index.ts';
import { SyncNow, SyncStatus } from '../../sync/index.ts';
import { useConnectorsWords } from '../../useConnectorsWords.ts';
import { ConnectorIcon } from '../connector/ConnectorIcon.tsx';
import { syncsItself } from '../parts/connectorParts.ts';
import type { ListedConnection } from '../useGalleryConnections.ts';
import { documentSizeOf, isInactive } from './connectionModel.ts';
import styles from '../Gallery.module.css';
import { texts } from '../../../../ui/index.ts';

export interface ConnectionHeadProps {
  listed: ListedConnection;
  /** Content at the end of the row. */
  actions: ReactNode;
}

/** Shows the connection's name, its sync status and the button that starts a sync. */
export function ConnectionHead({ listed, actions }: ConnectionHeadProps) {
  const words = useConnectorsWords();
  const format = useFormat();
  const { connector, connectionId, providerConfigKey, connection, name, sync, attention } = listed;
  const needsSignIn = attention === 'reconnect';
  const size = documentSizeOf(connection);
  const about = [
    ...(name === connector.name ? [] : [connector.name]),
    ...(size === undefined ? [] : [format.bytes(size)]),
    ...(isInactive(connection) ? [words.inactive] : []),
    ...(sync.documents === undefined ? [] : [words.documentsSynced(sync.documents)]),
    ...(connection.created_at === ''
      ? []
      : [words.connectedOn(format.date(connection.created_at))]),
  ];
  const head = (
    <div className={styles.head}>
      <ConnectorIcon connector={connector} />
      <div className={styles.names}>
        <div className={styles.nameRow}>
          <h2 data-view-title tabIndex={-1} className={styles.title} dir="auto">
            {name}
          </h2>
          <SyncStatus {...sync} needsSignIn={needsSignIn} />
        </div>
        <p className={texts.muted}>
          <DotSeparated pieces={about} />
        </p>
      </div>
    </div>
  );
  if (syncsItself.has(connector.id) || needsSignIn) {
    return (
      <div className={styles.headRow}>
        {head}
        {actions}
      </div>
    );
  }
  return (
    <SyncNow connection={{ connectionId, providerConfigKey }} actions={actions}>
      {head}
    </SyncNow>
  );
}
