import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { ConnectorInfo } from './connectorInfo.ts';

/** Props of what makes a new connection: a credential form, an upload, a pairing. */
export interface SetupProps {
  connector: ConnectorInfo;
  /** Told when the platform has it; with `stay` there is more to do where one is. */
  onConnect: (connectionId: string, options?: { stay: boolean }) => void;
  onCancel: () => void;
}

/** Props of what is set of a connection that is there. */
export interface SettingsProps {
  connector: ConnectorInfo;
  connectionId: string;
  providerConfigKey: string;
}

type Part<P> = LazyExoticComponent<ComponentType<P>>;

const sqlSetup = lazy(async () => ({ default: (await import('./SqlParts.tsx')).SqlSetup }));
const sqlSettings = lazy(async () => ({ default: (await import('./SqlParts.tsx')).SqlSettings }));
const formSetup = lazy(async () => ({ default: (await import('./FormParts.tsx')).FormSetup }));
const formSettings = lazy(async () => ({
  default: (await import('./FormParts.tsx')).FormSettings,
}));

/** What makes a new connection, by catalog id. A connector that asks for consent has none. */
export const connectorSetups: Readonly<Record<string, Part<SetupProps>>> = {
  'sql-a': sqlSetup,
  'sql-b': sqlSetup,
  'sql-c': sqlSetup,
  'sql-d': sqlSetup,
  'sql-e': sqlSetup,
  'warehouse-a': formSetup,
  'crm-b': formSetup,
  'erp-a': formSetup,
  docstore: lazy(async () => ({ default: (await import('./DocstoreParts.tsx')).DocstoreSetup })),
  'custom-rest-api': lazy(async () => ({ default: (await import('./RestParts.tsx')).RestSetup })),
  'messaging-a': lazy(async () => ({ default: (await import('./PhoneParts.tsx')).PhoneSetup })),
  documents: lazy(async () => ({ default: (await import('./UploadParts.tsx')).UploadSetup })),
};

/** What is set of a connection, by catalog id. One without has only its sync. */
export const connectorSettings: Readonly<Record<string, Part<SettingsProps>>> = {
  'drive-a': lazy(async () => ({ default: (await import('../drive/index.ts')).DrivePicker })),
  'sheets-a': lazy(async () => ({ default: (await import('../sheets/index.ts')).SheetPicker })),
  'docs-online': lazy(async () => ({ default: (await import('./SiteSettings.tsx')).SiteSettings })),
  'mail-a': lazy(async () => ({ default: (await import('../mail/index.ts')).MailSettings })),
  'sql-a': sqlSettings,
  'sql-b': sqlSettings,
  'sql-c': sqlSettings,
  'sql-d': sqlSettings,
  'sql-e': sqlSettings,
  'warehouse-a': formSettings,
  'crm-b': formSettings,
  'erp-a': formSettings,
  docstore: lazy(async () => ({ default: (await import('./DocstoreParts.tsx')).DocstoreSettings })),
  'custom-rest-api': lazy(async () => ({
    default: (await import('./RestParts.tsx')).RestSettings,
  })),
  'messaging-a': lazy(async () => ({ default: (await import('./PhoneParts.tsx')).PhoneSettings })),
};

/** Those whose settings hold the sync too, so that it is not offered twice. */
export const syncsItself = new Set(['drive-a', 'sheets-a', 'mail-a', 'messaging-a']);
