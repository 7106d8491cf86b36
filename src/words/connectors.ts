/** Words of the connectors. */
export interface ConnectorsWords {
  /** Names the widget's region. */
  connectors: string;
}

/** The words of the connectors in English. */
export const connectorsWords: ConnectorsWords = {
  connectors: 'Connections',
};
