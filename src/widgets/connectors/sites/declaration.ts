import { declareWidget } from '../../../controller/index.ts';
import type { WidgetProps } from '../../../provider/index.ts';
import type { ChosenPlace } from '../core/index.ts';

/** Props of {@link SitePicker}. */
export interface SitePickerProps extends WidgetProps {
  /** The id of a docs-online connection, from the list route. */
  connectionId: string;
  /** The initially selected places. @default none */
  defaultPlaces?: readonly ChosenPlace[];
  /** Called with the selected places after each change. */
  onPlacesChange?: (places: readonly ChosenPlace[]) => void;
  /**
   * Returns the metadata to write to the connection for the chosen places. The platform's documents
   * name no field for it.
   *
   * @default none: nothing is written
   */
  placesToMetadata?: (places: readonly ChosenPlace[]) => Record<string, unknown>;
  /** The label of the region. @default 'Document sites', translated */
  label?: string;
}

export const sitePicker = declareWidget<SitePickerProps>()('sitePicker', {
  events: { onPlacesChange: ['places'] },
  properties: {
    connectionId: 'string',
    defaultPlaces: 'json',
    placesToMetadata: 'property',
    label: 'string',
  },
  required: ['connectionId'],
});
