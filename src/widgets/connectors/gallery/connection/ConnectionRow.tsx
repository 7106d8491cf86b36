import { useId } from 'react';
import { useBrainstem, useFormat, usePlatformQuery } from '../../../../provider/index.ts';
import { connectedUserQuery } from '../../../../query/index.ts';
import { Badge, Icon, icons } from '../../../../ui/index.ts';
import { formatMoment, Pieces } from '../../surface/index.ts';
import { isPartlySynced, SyncBadge } from '../../sync/index.ts';
import { useConnectorsWords } from '../../useConnectorsWords.ts';
import { documentSizeOf, isInactive, placeOf } from './connectionModel.ts';
import { ConnectorIcon } from '../connector/ConnectorIcon.tsx';
import type { ListedConnection } from '../useGalleryConnections.ts';
import { OpenButton } from '../OpenButton.tsx';
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
  const { connector, connection, name, sync, attention } = listed;
  const account = useAccountName(listed);
  const id = useId();
  const { selection, documents, lastSyncedAt } = sync;
  const format = useFormat();
  const size = documentSizeOf(connection);
  const about = [
    ...(name === connector.name ? [] : [connector.name]),
    ...(account === undefined ? [] : [account]),
    ...placeOf(connection),
    ...(size === undefined ? [] : [format.bytes(size)]),
    // The badge says how many are synced in place of a status.
    ...(selection === undefined || isPartlySynced(sync.status, selection)
      ? []
      : [
          selection.all === 0
            ? words.nothingChosen
            : words.selectionDone(selection.done, selection.all),
        ]),
    ...(documents === undefined ? [] : [words.documentsSynced(documents)]),
    ...(lastSyncedAt === undefined
      ? []
      : [words.lastSynced(formatMoment(lastSyncedAt, locale.tag))]),
  ];
  return (
    <li className={styles.item} data-part="connection" data-attention={attention}>
      <div className={styles.row}>
        <ConnectorIcon connector={connector} />
        <span className={styles.words}>
          <OpenButton describedBy={`${id}-about ${id}-state`} onClick={onOpen}>
            {name}
          </OpenButton>
          <span id={`${id}-about`} className={styles.about}>
            <Pieces pieces={about} />
          </span>
        </span>
        <span id={`${id}-state`} className={styles.state}>
          {isInactive(connection) && <Badge>{words.inactive}</Badge>}
          {attention === 'reconnect' ? (
            <Badge tone="warning">
              <Icon path={icons.warning} size={14} />
              {words.reconnectTitle}
            </Badge>
          ) : (
            <SyncBadge status={sync.status} selection={selection} />
          )}
        </span>
      </div>
    </li>
  );
}

/** Whose account a connection is, where its name doesn't say so. */
function useAccountName({
  connector,
  connectionId,
  providerConfigKey,
  name,
}: ListedConnection): string | undefined {
  const isUnnamed = connector.entry.connectWith.type === 'oauth' && name === connector.name;
  const { data } = usePlatformQuery((client) => ({
    ...connectedUserQuery(client, { connectionId, providerConfigKey }),
    enabled: isUnnamed,
  }));
  return [data?.email, data?.name].find((part) => part !== undefined && part !== '');
}
