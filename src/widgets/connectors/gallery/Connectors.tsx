import { useCallback, useEffect, useMemo, useRef } from 'react';
import { catalogEntryOf } from '../../../contract/index.ts';
import { callListener } from '../../../controller/index.ts';
import { UnsavedDialog, withSession, WidgetBoundary } from '../../../provider/index.ts';
import { useConnectSession } from '../connect-session/index.ts';
import { UnsavedContext } from '../forms/useUnsaved.tsx';
import { ConnectorSurface } from '../surface/index.ts';
import type { ConnectionRef } from '../../../query/index.ts';
import { SyncContext } from '../sync/index.ts';
import { useConnectorsWords } from '../useConnectorsWords.ts';
import { ConnectionPage } from './connection/ConnectionPage.tsx';
import {
  listConnectors,
  type ConnectorAppearance,
  type ConnectorInfo,
} from './connector/connectorInfo.ts';
import type { ConnectorOptions } from './connector/connectorOptions.ts';
import { ConnectorList } from './ConnectorList.tsx';
import { ConnectorPage } from './connector/ConnectorPage.tsx';
import {
  GalleryProvider,
  useGallery,
  useGalleryActions,
  useGalleryState,
} from './galleryContext.ts';
import { useGalleryConnections } from './useGalleryConnections.ts';
import { connectors, type ConnectorsProps } from './declaration.ts';

const noAppearance: Readonly<Record<string, ConnectorAppearance>> = {};
const noOptions: ConnectorOptions = {};

/**
 * The gallery of connectors: available sources, connections and those that need attention. Each
 * connection has its sync status, its selection, and the actions to reconnect and disconnect.
 *
 * Parts, for styling: `[data-part]` of `connectors`, `connector`, `connection`, `connect` (with
 * `data-status`), `connect-frame`, `sync-stages`, `sync-now`, `notice`, `badge` and `dialog`.
 *
 * Routes: `/connect/integrations/*`, `/sync/enqueue` and those of each connector.
 */
export const Connectors = withSession(ConnectorsView, connectors);

function ConnectorsView(props: ConnectorsProps) {
  const words = useConnectorsWords();
  return (
    <ConnectorSurface label={props.label ?? words.connectors} part="connectors">
      <GalleryProvider props={props}>
        <Gallery />
      </GalleryProvider>
    </ConnectorSurface>
  );
}

function Gallery() {
  const words = useConnectorsWords();
  const {
    connectors: only,
    appearance = noAppearance,
    options = noOptions,
    onConnect,
    onSync,
  } = useGallery();
  const view = useGalleryState((state) => state.view);
  const { goTo, reportUnsaved } = useGalleryActions();
  const onlyIds = only?.join(' ');
  const connectors = useMemo(
    () =>
      listConnectors(
        words,
        onlyIds?.split(' ').filter((id) => id !== ''),
        appearance,
        options,
      ),
    [words, onlyIds, appearance, options],
  );
  const listed = useGalleryConnections(connectors);
  const session = useConnectSession((connection) => {
    goTo(connection, { isNew: true });
    callListener(onConnect, connection);
  });
  const root = useRef<HTMLDivElement>(null);
  const wasShown = useRef(view);
  useEffect(() => {
    if (wasShown.current === view) return;
    wasShown.current = view;
    session.actions.cancel();
    root.current?.querySelector<HTMLElement>('[data-view-title]')?.focus();
  }, [view, session]);
  const reportSync = useCallback(
    ({ connectionId, providerConfigKey }: ConnectionRef): void => {
      const connectorId = catalogEntryOf(providerConfigKey)?.id ?? providerConfigKey;
      callListener(onSync, { connectorId, connectionId });
    },
    [onSync],
  );
  const isOpen = ({ id }: ConnectorInfo): boolean => id === view.connectorId;
  const card = connectors.find((one) => isOpen(one) || one.kinds.some(isOpen));
  const connector = card?.kinds.find(isOpen) ?? card;

  return (
    <>
      <SyncContext.Provider value={reportSync}>
        <UnsavedContext.Provider value={reportUnsaved}>
          <div ref={root}>
            <WidgetBoundary key={view.connectionId}>
              {card === undefined || connector === undefined ? (
                <ConnectorList connectors={connectors} listed={listed} />
              ) : view.connectionId === undefined ? (
                <ConnectorPage connector={connector} listed={listed} session={session} />
              ) : (
                <ConnectionPage
                  connector={card}
                  connectionId={view.connectionId}
                  listed={listed}
                  session={session}
                />
              )}
            </WidgetBoundary>
          </div>
        </UnsavedContext.Provider>
      </SyncContext.Provider>
      <LeaveQuestion />
    </>
  );
}

function LeaveQuestion() {
  const isAsking = useGalleryState(({ blockedView }) => blockedView !== undefined);
  const { keepEditing, discard } = useGalleryActions();
  return <UnsavedDialog isAsking={isAsking} onKeep={keepEditing} onDiscard={discard} />;
}
