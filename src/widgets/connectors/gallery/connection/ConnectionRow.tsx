import { useId, type ReactNode } from 'react';
import { useFormat, WidgetBoundary } from '../../../../provider/index.ts';
import { SectionTitle, frame, layout, texts } from '../../../../ui/index.ts';
import { DotSeparated } from '../../surface/index.ts';
import { SyncStatus } from '../../sync/index.ts';
import { useConnectorsWords } from '../../useConnectorsWords.ts';
import { documentSizeOf, placeOf } from './connectionModel.ts';
import { ConnectorIcon } from '../connector/ConnectorIcon.tsx';
import { type ListedConnection, useAccount } from '../useGalleryConnections.ts';
import { OpenButton } from '../OpenButton.tsx';
import { useGalleryActions } from '../galleryContext.ts';
import styles from './ConnectionRow.module.css';

export interface ConnectionsProps {
  title: string;
  connections: readonly ListedConnection[];
  /** Content beside the title. */
  action?: ReactNode;
  /** Content below the list. */
  children?: ReactNode;
}

export function Connections({ title, connections, action, children }: ConnectionsProps) {
  if (connections.length === 0) return null;
  return (
    <section className={layout.stack2}>
      <div className={layout.ends}>
        <SectionTitle>{title}</SectionTitle>
        {action}
      </div>
      <ul className={frame.rows}>
        {connections.map((listed) => (
          <WidgetBoundary key={listed.connectionId} as="li">
            <ConnectionRow listed={listed} />
          </WidgetBoundary>
        ))}
      </ul>
      {children}
    </section>
  );
}

function ConnectionRow({ listed }: { listed: ListedConnection }) {
  const words = useConnectorsWords();
  const { open } = useGalleryActions();
  const { connector, connection, connectionId, name, sync, attention } = listed;
  const isUnnamed = name === connector.name;
  const account = useAccount(listed, { enabled: isUnnamed });
  const id = useId();
  const { documents } = sync;
  const format = useFormat();
  const size = documentSizeOf(connection);
  const { host, database } = placeOf(connection);
  const about = [
    ...(isUnnamed ? [] : [connector.name]),
    ...account,
    ...[host, database].filter((part) => part !== undefined),
    ...(size === undefined ? [] : [format.bytes(size)]),
    ...(documents === undefined ? [] : [words.documentsSynced(documents)]),
  ];
  return (
    <li data-part="connection" data-attention={attention}>
      <div className={styles.row}>
        <ConnectorIcon connector={connector} />
        <span className={layout.stack}>
          <OpenButton
            describedBy={`${id}-about ${id}-state`}
            onClick={() => open({ connectorId: connector.id, connectionId })}
          >
            {name}
          </OpenButton>
          <span id={`${id}-about`} className={texts.figures}>
            <DotSeparated pieces={about} />
          </span>
        </span>
        <span id={`${id}-state`} className={styles.state}>
          <SyncStatus {...sync} needsSignIn={attention === 'reconnect'} />
        </span>
      </div>
    </li>
  );
}
