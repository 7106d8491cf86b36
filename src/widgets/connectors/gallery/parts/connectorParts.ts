import { createElement, type ComponentType } from 'react';
import { lazyPart } from '../../../../provider/index.ts';
import { LoadingRows } from '../../surface/index.ts';
import type { SettingsProps, SetupProps } from './partProps.ts';

type Part<P> = ComponentType<P>;

const loading = { fallback: () => createElement(LoadingRows) };

const sqlSetup = lazyPart(async () => (await import('./SqlParts.tsx')).SqlSetup, loading);
const sqlSettings = lazyPart(async () => (await import('./SqlParts.tsx')).SqlSettings, loading);
const formSetup = lazyPart(async () => (await import('./FormParts.tsx')).FormSetup, loading);
const formSettings = lazyPart(async () => (await import('./FormParts.tsx')).FormSettings, loading);

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
  docstore: lazyPart(async () => (await import('./DocstoreParts.tsx')).DocstoreSetup, loading),
  'custom-rest-api': lazyPart(async () => (await import('./RestParts.tsx')).RestSetup, loading),
  'messaging-a': lazyPart(async () => (await import('./PhoneParts.tsx')).PhoneSetup, loading),
  documents: lazyPart(async () => (await import('./UploadParts.tsx')).UploadSetup, loading),
};

/** What is set of a connection, by catalog id. One without has only its sync. */
export const connectorSettings: Readonly<Record<string, Part<SettingsProps>>> = {
  'drive-a': lazyPart(async () => (await import('../../drive/index.ts')).DrivePicker, loading),
  'sheets-a': lazyPart(async () => (await import('../../sheets/index.ts')).SheetPicker, loading),
  'docs-online': lazyPart(
    async () => (await import('../connection/SiteSettings.tsx')).SiteSettings,
    loading,
  ),
  'mail-a': lazyPart(async () => (await import('../../mail/index.ts')).MailSettings, loading),
  'sql-a': sqlSettings,
  'sql-b': sqlSettings,
  'sql-c': sqlSettings,
  'sql-d': sqlSettings,
  'sql-e': sqlSettings,
  'warehouse-a': formSettings,
  'crm-b': formSettings,
  'erp-a': formSettings,
  docstore: lazyPart(async () => (await import('./DocstoreParts.tsx')).DocstoreSettings, loading),
  'custom-rest-api': lazyPart(async () => (await import('./RestParts.tsx')).RestSettings, loading),
  'messaging-a': lazyPart(async () => (await import('./PhoneParts.tsx')).PhoneSettings, loading),
};

/** Those whose settings hold the sync too, so that it is not offered twice. */
export const syncsItself = new Set(['drive-a', 'sheets-a', 'mail-a', 'messaging-a']);

/** What comes after connecting, by catalog id. @default a sync that a person starts */
export const nextSteps: Readonly<
  Record<string, 'nextSync' | 'nextChoose' | 'nextSheets' | undefined>
> = {
  'sheets-a': 'nextSheets',
  'drive-a': 'nextChoose',
  'mail-a': 'nextChoose',
  // Messages come by themselves.
  'messaging-a': undefined,
};

/** Those whose settings can still be read once the sign-in has ended. */
export const staysReadable = new Set(['drive-a', 'sheets-a']);
