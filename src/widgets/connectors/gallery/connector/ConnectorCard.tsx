import { useId, useMemo } from 'react';
import { HostSlot } from '../../../../provider/index.ts';
import { Status, texts, joinClasses, layout } from '../../../../ui/index.ts';
import { useConnectorsWords } from '../../useConnectorsWords.ts';
import { ConnectorIcon } from './ConnectorIcon.tsx';
import type { ConnectorInfo, ShownConnector } from './connectorInfo.ts';
import { useGallery, useGalleryActions } from '../galleryContext.ts';
import { OpenButton } from '../OpenButton.tsx';
import styles from './ConnectorCard.module.css';

/** A catalog card: the connector's content, and whether it can be connected. */
export function ConnectorCard({ connector }: { connector: ConnectorInfo }) {
  const words = useConnectorsWords();
  const { renderConnector } = useGallery();
  const { open } = useGalleryActions();
  const id = useId();
  const shown = useMemo<ShownConnector>(() => {
    const { id: connectorId, name, text, category } = connector;
    return { connectorId, name, text, category };
  }, [connector]);
  const isOff = connector.entry.connectWith.type === 'none';
  return (
    <li className={styles.item} data-part="connector" data-connector={connector.id}>
      <div className={styles.card}>
        <ConnectorIcon connector={connector} />
        <span className={joinClasses(layout.ends, styles.words)}>
          <OpenButton
            describedBy={`${id}-text ${id}-state`}
            onClick={() => open({ connectorId: connector.id })}
          >
            {connector.name}
          </OpenButton>
          <span id={`${id}-text`} className={joinClasses(texts.note, styles.text)} dir="auto">
            <HostSlot render={renderConnector} item={shown} fallback={connector.text} />
          </span>
          <span id={`${id}-state`} className={styles.state}>
            {isOff && <Status>{words.switchedOff}</Status>}
          </span>
        </span>
      </div>
    </li>
  );
}
