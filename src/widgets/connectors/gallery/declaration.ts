import type { ReactNode } from 'react';
import type { ConnectorId } from '../../../contract/index.ts';
import { declareWidget } from '../../../controller/index.ts';
import type { WidgetProps } from '../../../provider/index.ts';
import type { ConnectorsView, OpenConnect } from '../core/index.ts';
import type { ChosenPlace } from '../sites/index.ts';
import type { ConnectorAppearance, ShownConnector } from './connector/connectorInfo.ts';
import type { ConnectorOptions } from './connector/connectorOptions.ts';

/** Props of {@link Connectors}. */
export interface ConnectorsProps extends WidgetProps {
  /**
   * Opens the provider's consent page for connectors that require one, as the platform documents no
   * address. See `createTabOpener`, `createFrameOpener` and `createHeadlessOpener`.
   *
   * @default none: such connectors report that sign-in isn't set up
   */
  openConnect?: OpenConnect;
  /** Catalog ids to list, in this order. @default the whole catalog, in the documents' order */
  connectors?: readonly ConnectorId[];
  /** Custom names, texts and icons by catalog id. Memoise this object. */
  appearance?: Readonly<Record<string, ConnectorAppearance>>;
  /**
   * Returns the metadata to write to a document-sites connection for the chosen places. The
   * platform's documents name no field for it.
   *
   * @default none: sites can be browsed but not selected
   */
  placesToMetadata?: (places: readonly ChosenPlace[]) => Record<string, unknown>;
  /** The organisation of private APIs' webhooks. @default none: no webhook can be created */
  organizationId?: string;
  /**
   * Options of individual connectors by catalog id: schema discovery, sync modes, file types, and
   * initial values of their forms. Memoise this object.
   *
   * @default none
   */
  options?: ConnectorOptions;
  /**
   * Renders a connector's card content in place of its text. For an element: a function that
   * receives the node to fill and the connector, and returns a cleanup. It may change between
   * renders. The card is a button, so it can't contain controls.
   *
   * @default its text
   */
  renderConnector?: (connector: ShownConnector) => ReactNode;
  /** The open page, controlled by the host. @default uncontrolled */
  view?: ConnectorsView;
  /** The initial page when uncontrolled. @default the list of all connectors */
  defaultView?: ConnectorsView;
  /** Called with each page that the user opens. */
  onViewChange?: (view: ConnectorsView) => void;
  /**
   * Called when the gallery starts or stops holding unsaved input. It asks before leaving such a
   * page itself; use this to ask before your page removes the gallery.
   */
  onDirtyChange?: (isDirty: boolean) => void;
  /** Called after connecting or reconnecting, after `onViewChange` with the connection's page. */
  onConnect?: (connection: { connectorId: string; connectionId: string }) => void;
  /** Called when the platform has accepted a sync request. */
  onSync?: (connection: { connectorId: string; connectionId: string }) => void;
  /** Called after disconnecting, after `onViewChange` with the connector's page. */
  onDisconnect?: (connection: { connectorId: string; connectionId: string }) => void;
  /** The label of the region. @default 'Connections', translated */
  label?: string;
}

export const connectors = declareWidget<ConnectorsProps>()('connectors', {
  events: {
    onViewChange: ['view'],
    onDirtyChange: ['isDirty'],
    onConnect: [],
    onSync: [],
    onDisconnect: [],
  },
  properties: {
    options: 'property',
    renderConnector: 'slot',
    view: 'property',
    defaultView: 'json',
    openConnect: 'property',
    connectors: 'json',
    appearance: 'json',
    placesToMetadata: 'property',
    organizationId: 'string',
    label: 'string',
  },
});
