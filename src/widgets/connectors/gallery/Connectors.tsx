import { useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { catalogEntryOf, type ConnectorId } from '../../../contract/index.ts';
import { callListener } from '../../../controller/index.ts';
import {
  UnsavedDialog,
  withSession,
  type WidgetProps,
  WidgetBoundary,
} from '../../../provider/index.ts';
import { useConnectSession } from '../connect-session/index.ts';
import type { ConnectorsView, OpenConnect } from '../core/index.ts';
import type { ChosenPlace } from '../sites/index.ts';
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
  type ShownConnector,
} from './connector/connectorInfo.ts';
import type { ConnectorOptions } from './connector/connectorOptions.ts';
import { ConnectorList } from './ConnectorList.tsx';
import { ConnectorPage } from './connector/ConnectorPage.tsx';
import { GalleryContext, type GallerySettings } from './galleryContext.ts';
import { useGalleryConnections } from './useGalleryConnections.ts';
import { useGalleryPage } from './useGalleryPage.ts';

/** Props of {@link Connectors}. */
export interface ConnectorsProps extends WidgetProps {
  /**
   * Opens the provider's consent page for connectors that ask for one; the platform says no
   * address. See `createTabOpener`, `createFrameOpener` and `createHeadlessOpener`.
   *
   * @default none: such connectors say that signing in is not set up
   */
  openConnect?: OpenConnect;
  /** Catalog ids to list, in this order. @default the whole catalog, in the documents' order */
  connectors?: readonly ConnectorId[];
  /** Own names, texts and icons by catalog id. Memoise this object. */
  appearance?: Readonly<Record<string, ConnectorAppearance>>;
  /**
   * Returns the metadata to write to a document-sites connection for the chosen places. The
   * platform's documents name no field for it.
   *
   * @default none: sites can be looked through, and not chosen
   */
  placesToMetadata?: (places: readonly ChosenPlace[]) => Record<string, unknown>;
  /** The organisation of the webhooks of private APIs. @default none: no webhook can be made */
  organizationId?: string;
  /**
   * Options of single connectors by catalog id: schema discovery, sync modes, file types, and what
   * their forms hold at first. Memoise this object.
   *
   * @default none
   */
  options?: ConnectorOptions;
  /**
   * Renders the content of a connector's card in place of its text. In an element, a function of
   * the node to fill and the connector, which returns what clears up. It need not stay the same
   * function. The card is a button, so show no controls.
   *
   * @default its text
   */
  renderConnector?: (connector: ShownConnector) => ReactNode;
  /** The page that is open, when the host keeps it. @default our own */
  view?: ConnectorsView;
  /** The page at first, when the host does not keep it. @default the list of all connectors */
  defaultView?: ConnectorsView;
  /** Called with each page that a person opens. */
  onViewChange?: (view: ConnectorsView) => void;
  /**
   * Called when a form begins to hold something that isn't saved, and when none does any longer. The
   * gallery asks before it leaves such a page; before yours takes the gallery away, you can ask.
   */
  onDirtyChange?: (isDirty: boolean) => void;
  /** Called when something was connected or reconnected, after `onViewChange` with its page. */
  onConnect?: (connection: { connectorId: string; connectionId: string }) => void;
  /** Called when a sync was requested and the platform took the request. */
  onSync?: (connection: { connectorId: string; connectionId: string }) => void;
  /** Called when something was disconnected, after `onViewChange` with its connector's page. */
  onDisconnect?: (connection: { connectorId: string; connectionId: string }) => void;
  /** Names the region. @default 'Connections', in the locale's words */
  label?: string;
}

const noAppearance: Readonly<Record<string, ConnectorAppearance>> = {};
const noOptions: ConnectorOptions = {};
const ignore = (): void => undefined;

/**
 * The gallery of connectors: what can be connected, what is, and what needs a person; each
 * connection with its sync, what is chosen of it, and the ways to reconnect and disconnect it.
 *
 * Parts, for styling: `[data-part]` of `connectors`, `connector`, `connection`, `connect` (with
 * `data-status`), `connect-frame`, `sync-stages`, `sync-now`, `notice`, `badge` and `dialog`.
 *
 * Routes: `/connect/integrations/*`, `/sync/enqueue` and those of each connector.
 */
export const Connectors = withSession(ConnectorsView, {
  name: 'connectors',
  events: {
    onViewChange: ['view'],
    onDirtyChange: ['isDirty'],
    onConnect: [],
    onSync: [],
    onDisconnect: [],
  },
});

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
