import { declareWidget } from '../../../controller/index.ts';
import type { WidgetProps } from '../../../provider/index.ts';

/** Props of {@link MailSettings}. */
export interface MailSettingsProps extends WidgetProps {
  /** A mail-A connection, from the list route. */
  connectionId: string;
  /** The label of the region. @default 'Mail settings', translated */
  label?: string;
}

export const mailSettings = declareWidget<MailSettingsProps>()('mailSettings', {
  events: {},
  properties: { connectionId: 'string', label: 'string' },
  required: ['connectionId'],
});
