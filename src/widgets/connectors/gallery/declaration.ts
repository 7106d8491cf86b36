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

/** The connectors, as hosts know it. */
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
