export { createMailSettings } from './createMailSettings.ts';
export type {
  CreateMailSettingsOptions,
  MailDraft,
  MailSettingsActions,
  MailSettingsController,
  MailSettingsState,
} from './createMailSettings.ts';
