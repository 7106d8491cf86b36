import type { OpenConnect } from '../core/index.ts';

/** Props shared by the file and spreadsheet pickers. */
export interface SelectionPickerProps {
  /** The connection's id, from the list route. */
  connectionId: string;
  /**
   * Starts a new sign-in after the old one has expired. Null if the surrounding page offers it
   * instead.
   *
   * @default `openConnect`
   */
  onReconnect?: (() => void) | null;
  /**
   * Opens the provider's consent page after the sign-in has expired. Without it and `onReconnect`,
   * the picker offers to recheck the connection.
   */
  openConnect?: OpenConnect;
  /** Stored as `addedBy` with added items, such as the user's name. @default none is stored */
  addedBy?: string;
}

export const selectionPicker = {
  events: { onReconnect: [] },
  optionalEvents: ['onReconnect'],
  properties: {
    connectionId: 'string',
    openConnect: 'property',
    addedBy: 'string',
    label: 'string',
  },
  required: ['connectionId'],
} as const;
