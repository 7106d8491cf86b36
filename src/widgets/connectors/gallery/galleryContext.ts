import { createContext, useContext, type ReactNode } from 'react';
import { BrainstemError } from '../../../client/errors/index.ts';
import type { OpenConnect } from '../core/index.ts';
import type { ConnectorAppearance, ShownConnector } from './connector/connectorInfo.ts';
import type { ConnectorOptions } from './connector/connectorOptions.ts';
import type { ChosenPlace } from '../sites/index.ts';

/** The host's settings for the parts of the gallery. */
export interface GallerySettings {
  openConnect: OpenConnect | undefined;
  placesToMetadata: ((places: readonly ChosenPlace[]) => Record<string, unknown>) | undefined;
  organizationId: string | undefined;
  options: ConnectorOptions;
  /** The host's texts and icons by catalog id. */
  appearance: Readonly<Record<string, ConnectorAppearance>>;
  renderConnector: ((connector: ShownConnector) => ReactNode) | undefined;
  onConnect: (connection: { connectorId: string; connectionId: string }) => void;
  onDisconnect: (connection: { connectorId: string; connectionId: string }) => void;
}

/** The React context of {@link GallerySettings}. */
export const GalleryContext = createContext<GallerySettings | undefined>(undefined);

/** Returns the host's settings of the surrounding gallery. */
export function useGallery(): GallerySettings {
  const settings = useContext(GalleryContext);
  if (settings !== undefined) return settings;
  throw new BrainstemError('configuration', 'a part of the gallery was rendered outside of it.');
}
