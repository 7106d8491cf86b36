export { MailSettings } from '../widgets/connectors/index.ts';
export type { MailSettingsProps } from '../widgets/connectors/index.ts';
