/** What the gallery shows. */
export type GalleryView =
  | { name: 'list' }
  | { name: 'connector'; connectorId: string }
  | {
      name: 'connection';
      connectorId: string;
      connectionId: string;
      /** Whether it has just been connected. */
      isNew?: boolean;
      /** The connection that it replaces, which still exists. */
      replacedId?: string;
    };
