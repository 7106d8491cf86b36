import { useId, useMemo } from 'react';
import { HostSlot, useGeneralWords } from '../../../../provider/index.ts';
import { Status } from '../../../../ui/index.ts';
import { useConnectorsWords } from '../../useConnectorsWords.ts';
import { ConnectorIcon } from './ConnectorIcon.tsx';
import type { ConnectorInfo, ShownConnector } from './connectorInfo.ts';
import { useGallery } from '../galleryContext.ts';
import type { ListedConnection, PartialList } from '../useGalleryConnections.ts';
import { OpenButton } from '../OpenButton.tsx';
import styles from './ConnectorCard.module.css';

export interface ConnectorCardProps {
  connector: ConnectorInfo;
  connections: readonly ListedConnection[];
  /** Given when the platform lists only some of them. */
  part: PartialList | undefined;
  onOpen: () => void;
}

/** A connector of the catalog: what it brings, and how much of it is connected. */
export function ConnectorCard({ connector, connections, part, onOpen }: ConnectorCardProps) {
  const words = useConnectorsWords();
  const general = useGeneralWords();
  const { renderConnector } = useGallery();
  const id = useId();
  const needsPerson = connections.some(({ attention }) => attention !== undefined);
  const count =
    part === undefined
      ? words.connectionCount(connections.length)
      : general.partOfList(part.shown, part.total);
  const shown = useMemo<ShownConnector>(() => {
    const { id: connectorId, name, text, category } = connector;
    const connectionCount = connections.length;
    return { connectorId, name, text, category, connectionCount, needsAttention: needsPerson };
  }, [connector, connections.length, needsPerson]);
  const isOff = connector.entry.connectWith.type === 'none';
  return (
    <li className={styles.item} data-part="connector" data-connector={connector.id}>
      <div className={styles.card}>
        <ConnectorIcon connector={connector} />
        <span className={styles.words}>
          <OpenButton describedBy={`${id}-text ${id}-state`} onClick={onOpen}>
            {connector.name}
          </OpenButton>
          <span id={`${id}-text`} className={styles.text} dir="auto">
            <HostSlot render={renderConnector} item={shown} fallback={connector.text} />
          </span>
          <span id={`${id}-state`} className={styles.state}>
            {connections.length > 0 && (
              <Status tone={needsPerson ? 'warning' : 'success'}>
                {needsPerson ? words.needsAttention : count}
              </Status>
            )}
            {isOff && <Status>{words.switchedOff}</Status>}
          </span>
        </span>
      </div>
    </li>
  );
}
