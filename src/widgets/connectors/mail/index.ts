export { MailSettings } from './MailSettings.tsx';
export type { MailSettingsProps } from './declaration.ts';
