import type { WidgetProps } from '../../../provider/index.ts';
import type { FormOptions } from './formOptions.ts';
import type { SavedConnection } from './useCredentialForm.ts';

/** The props that every connector form takes. */
export interface ConnectorFormProps<Name extends string = string>
  extends WidgetProps, FormOptions<Name> {
  /** The connection to edit. Its credentials are kept unless they are replaced. @default a new one */
  connectionId?: string;
  /** Called once a connection was created or changed. It passes ids only. */
  onSaved?: (saved: SavedConnection) => void;
  /** Called when the person cancels. @default no Cancel button */
  onCancel?: () => void;
  /** Called when the person has finished with what was saved. @default no Done button */
  onDone?: () => void;
  /** The host's name for the connector. @default ours */
  name?: string;
  /** Names the region. Give each form of a page its own. @default the connector's name */
  label?: string;
}

/** The parts of a declaration that every connector form has. */
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
  },
} as const;
