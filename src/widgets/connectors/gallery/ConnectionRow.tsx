import { useBrainstem } from '../../../provider/index.ts';
import { Badge, Icon } from '../../../ui/index.ts';
import { formatMoment } from '../surface/index.ts';
import { SyncBadge } from '../sync/index.ts';
import { useConnectorsWords } from '../useConnectorsWords.ts';
import { ConnectorIcon } from './ConnectorIcon.tsx';
import type { ListedConnection } from './useGalleryConnections.ts';
import styles from './ConnectionRow.module.css';

/** Props of {@link ConnectionRow}. */
export interface ConnectionRowProps {
  listed: ListedConnection;
  onOpen: () => void;
}

/** A connection in a list: its name, how far its sync is, and whether it needs a person. */
export function ConnectionRow({ listed, onOpen }: ConnectionRowProps) {
  const words = useConnectorsWords();
  const { locale } = useBrainstem();
  const { connector, name, sync, attention } = listed;
  const { selection, lastSyncedAt } = sync;
  const about = [
    ...(name === connector.name ? [] : [connector.name]),
    ...(selection === undefined
      ? []
      : [
          selection.all === 0
            ? words.nothingChosen
            : words.selectionDone(selection.done, selection.all),
        ]),
    lastSyncedAt === undefined
      ? words.neverSynced
      : words.lastSynced(formatMoment(lastSyncedAt, locale.tag)),
  ];
  return (
    <li className={styles.item} data-part="connection" data-attention={attention}>
      <button type="button" className={styles.row} onClick={onOpen}>
        <ConnectorIcon connector={connector} />
        <span className={styles.words}>
          <span className={styles.name} dir="auto">
            {name}
          </span>
          <span className={styles.about}>{about.join(' · ')}</span>
        </span>
        <span className={styles.state}>
          {attention === 'reconnect' ? (
            <Badge tone="warning">
              <Icon name="warning" size={14} />
              {words.reconnectTitle}
            </Badge>
          ) : (
            <SyncBadge status={sync.status} selection={selection} />
          )}
        </span>
      </button>
    </li>
  );
}
