import { useCallback, useEffect, useMemo, useRef } from 'react';
import { catalogEntryOf } from '../../../contract/index.ts';
import { callListener } from '../../../controller/index.ts';
import {
  UnsavedDialog,
  withSession,
  WidgetBoundary,
  createWidget,
} from '../../../provider/index.ts';
import { useConnectSession } from '../connect-session/index.ts';
import {
  type ConnectorsView,
  createGallery,
  type GalleryActions,
  type GalleryState,
} from '../core/index.ts';
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
import { GalleryContext, type GallerySettings } from './galleryContext.ts';
import { useGalleryConnections } from './useGalleryConnections.ts';
import { connectors, type ConnectorsProps } from './declaration.ts';
import { useStore } from 'zustand';

const noAppearance: Readonly<Record<string, ConnectorAppearance>> = {};
const noOptions: ConnectorOptions = {};
const ignore = (): void => undefined;

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

function ConnectorsView({ label, ...props }: ConnectorsProps) {
  const words = useConnectorsWords();
  return (
    <ConnectorSurface label={label ?? words.connectors} part="connectors">
      <Gallery {...props} />
    </ConnectorSurface>
  );
}

function Gallery({
  openConnect,
  connectors: only,
  appearance = noAppearance,
  placesToMetadata,
  organizationId,
  options = noOptions,
  renderConnector,
  onConnect = ignore,
  onSync = ignore,
  onDisconnect = ignore,
  ...page
}: Omit<ConnectorsProps, 'label'>) {
  const words = useConnectorsWords();
  const { view, arrival, blockedView, open, goTo, reportUnsaved, keepEditing, discard } =
    useGalleryPage(page);
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
  const settings = useMemo<GallerySettings>(
    () => ({
      openConnect,
      placesToMetadata,
      organizationId,
      options,
      appearance,
      renderConnector,
      onConnect,
      onDisconnect,
    }),
    [
      openConnect,
      placesToMetadata,
      organizationId,
      options,
      appearance,
      renderConnector,
      onConnect,
      onDisconnect,
    ],
  );
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
    <GalleryContext.Provider value={settings}>
      <SyncContext.Provider value={reportSync}>
        <UnsavedContext.Provider value={reportUnsaved}>
          <div ref={root}>
            {card === undefined || connector === undefined ? (
              <WidgetBoundary>
                <ConnectorList connectors={connectors} listed={listed} onOpen={open} />
              </WidgetBoundary>
            ) : view.connectionId === undefined ? (
              <WidgetBoundary>
                <ConnectorPage
                  connector={connector}
                  listed={listed}
                  session={session}
                  onOpen={open}
                  onGoTo={goTo}
                />
              </WidgetBoundary>
            ) : (
              <WidgetBoundary key={view.connectionId}>
                <ConnectionPage
                  connector={card}
                  connectionId={view.connectionId}
                  arrival={arrival}
                  listed={listed}
                  session={session}
                  onOpen={open}
                  onGoTo={goTo}
                />
              </WidgetBoundary>
            )}
          </div>
        </UnsavedContext.Provider>
      </SyncContext.Provider>
      <UnsavedDialog
        isAsking={blockedView !== undefined}
        onKeep={keepEditing}
        onDiscard={discard}
      />
    </GalleryContext.Provider>
  );
}

const { useOwn } = createWidget(
  connectors,
  ({ view, defaultView }: ConnectorsProps) =>
    () =>
      createGallery(view ?? defaultView),
);

/** Returns the gallery's open page and its navigation. */
function useGalleryPage(props: ConnectorsProps): GalleryState & GalleryActions {
  const gallery = useOwn(props);
  return { ...useStore(gallery.store), ...gallery.actions };
}
