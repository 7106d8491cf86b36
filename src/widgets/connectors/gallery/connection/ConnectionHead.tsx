import type { ReactNode } from 'react';
import { useFormat } from '../../../../provider/index.ts';
import { SyncNow, SyncStatus } from '../../sync/index.ts';
import { useConnectorsWords } from '../../useConnectorsWords.ts';
import { PageHead } from '../Page.tsx';
import { syncsItself } from '../parts/connectorParts.ts';
import { type ListedConnection, useAccount } from '../useGalleryConnections.ts';
import { documentSizeOf } from './connectionModel.ts';
import styles from '../Gallery.module.css';
import { joinClasses, texts } from '../../../../ui/index.ts';

export interface ConnectionHeadProps {
  listed: ListedConnection;
  /** Content at the end of the row. */
  actions: ReactNode;
}

export function ConnectionHead({ listed, actions }: ConnectionHeadProps) {
  const words = useConnectorsWords();
  const format = useFormat();
  const { card, connector, connection, name, sync, attention } = listed;
  const { connectionId, providerConfigKey } = listed;
  const needsSignIn = attention === 'reconnect';
  const size = documentSizeOf(connection);
  const account = useAccount(listed);
  const about = [
    // The link above names the card, and the title may be the connector's own name.
    ...([card.name, name].includes(connector.name) ? [] : [connector.name]),
    ...account,
    ...(size === undefined ? [] : [format.bytes(size)]),
    ...(sync.documents === undefined ? [] : [words.documentsSynced(sync.documents)]),
    ...(connection.created_at === ''
      ? []
      : [words.connectedOn(format.date(connection.created_at))]),
  ];
  const head = (
    <PageHead
      connector={connector}
      name={name}
      status={<SyncStatus {...sync} needsSignIn={needsSignIn} />}
    >
      <p className={joinClasses(texts.note, styles.about)}>
        {about.map((fact, index) => (
          <bdi key={index}>{fact}</bdi>
        ))}
      </p>
    </PageHead>
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
