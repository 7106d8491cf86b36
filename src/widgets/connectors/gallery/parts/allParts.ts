/** The forms and settings of all connectors, lazy-loaded when the first one is opened. */
export { DrivePicker } from '../../drive/index.ts';
export { MailSettings } from '../../mail/index.ts';
export { SheetPicker } from '../../sheets/index.ts';
export { SiteSettings } from '../connection/SiteSettings.tsx';
export { DocstoreSettings, DocstoreSetup } from './DocstoreParts.tsx';
export { FormSettings, FormSetup } from './FormParts.tsx';
export { PhoneSettings, PhoneSetup } from './PhoneParts.tsx';
export { RestSettings, RestSetup } from './RestParts.tsx';
export { SqlSettings, SqlSetup } from './SqlParts.tsx';
export { UploadSetup } from './UploadParts.tsx';
