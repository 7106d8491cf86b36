import type { ConnectorsWords } from '../connectors.ts';

/** The words of the connectors in German. */
export const germanConnectors: ConnectorsWords = {
  connectors: 'Verbindungen',
};
