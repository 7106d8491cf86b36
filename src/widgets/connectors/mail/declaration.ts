import { declareWidget } from '../../../controller/index.ts';
import type { WidgetProps } from '../../../provider/index.ts';

/** Props of {@link MailSettings}. */
export interface MailSettingsProps extends WidgetProps {
  /** A mail-A connection, from the list route. */
  connectionId: string;
  /** Names the region. @default 'Mail settings', in the locale's words */
  label?: string;
}

/** The mail settings, as hosts know it. */
export const mailSettings = declareWidget<MailSettingsProps>()('mailSettings', {
  events: {},
  properties: { connectionId: 'string', label: 'string' },
  required: ['connectionId'],
});
