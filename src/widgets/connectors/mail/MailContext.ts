import { createWidgetContext } from '../../../provider/index.ts';
import type { MailSettingsActions, MailSettingsState } from '../core/index.ts';

/** The settings' controller, for the parts of `MailSettings`. */
export const {
  Provider: MailProvider,
  useActions: useMailActions,
  useSelect: useMail,
} = createWidgetContext<MailSettingsState, MailSettingsActions, object>('MailSettings');
