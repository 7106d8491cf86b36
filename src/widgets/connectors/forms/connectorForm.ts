import type { WidgetProps } from '../../../provider/index.ts';
import type { FormOptions } from './formOptions.ts';
import type { SavedConnection } from './useCredentialForm.ts';

/** The props shared by all connector forms. */
export interface ConnectorFormProps<Name extends string = string>
  extends WidgetProps, FormOptions<Name> {
  /** The connection to edit. Its credentials are kept unless replaced. @default a new one */
  connectionId?: string;
  /** Called after a connection was created or changed. Passes ids only. */
  onSaved?: (saved: SavedConnection) => void;
  /** Called when the user cancels. @default no Cancel button */
  onCancel?: () => void;
  /** Called when the user presses Done after saving. @default no Done button */
  onDone?: () => void;
  /** The host's name for the connector. @default ours */
  name?: string;
  /** The label of the region, unique on a page. @default the connector's name */
  label?: string;
}

export const connectorForm = {
  events: { onSaved: [], onCancel: [], onDone: [] },
  optionalEvents: ['onCancel', 'onDone'],
  properties: {
    initialValues: 'json',
    lockedFields: 'json',
    hiddenFields: 'json',
    help: 'json',
    connectionId: 'string',
    name: 'string',
    label: 'string',
  },
} as const;
