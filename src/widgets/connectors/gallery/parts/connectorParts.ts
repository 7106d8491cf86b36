import { createElement, type ComponentType } from 'react';
import { lazyPart } from '../../../../provider/index.ts';
import { LoadingRows } from '../../surface/index.ts';
import type { SettingsProps, SetupProps } from './partProps.ts';

type Part<P> = ComponentType<P>;

const loading = { fallback: () => createElement(LoadingRows) };

const parts = () => import('./allParts.ts');
const sqlSetup = lazyPart(async () => (await parts()).SqlSetup, loading);
const sqlSettings = lazyPart(async () => (await parts()).SqlSettings, loading);
const formSetup = lazyPart(async () => (await parts()).FormSetup, loading);
const formSettings = lazyPart(async () => (await parts()).FormSettings, loading);

/** The setup of a new connection, by catalog id. A connector that asks for consent has none. */
export const connectorSetups: Readonly<Record<string, Part<SetupProps>>> = {
  sql: sqlSetup,
  'sql-a': sqlSetup,
  'sql-b': sqlSetup,
  'sql-c': sqlSetup,
  'sql-d': sqlSetup,
  'sql-e': sqlSetup,
  'warehouse-a': formSetup,
  'crm-b': formSetup,
  'erp-a': formSetup,
  docstore: lazyPart(async () => (await parts()).DocstoreSetup, loading),
  'custom-rest-api': lazyPart(async () => (await parts()).RestSetup, loading),
  'messaging-a': lazyPart(async () => (await parts()).PhoneSetup, loading),
  documents: lazyPart(async () => (await parts()).UploadSetup, loading),
};

/** The settings of a connection, by catalog id. One without has only its sync. */
export const connectorSettings: Readonly<Record<string, Part<SettingsProps>>> = {
  'drive-a': lazyPart(async () => (await parts()).DrivePicker, loading),
  'sheets-a': lazyPart(async () => (await parts()).SheetPicker, loading),
  'docs-online': lazyPart(async () => (await parts()).SiteSettings, loading),
  'mail-a': lazyPart(async () => (await parts()).MailSettings, loading),
  'sql-a': sqlSettings,
  'sql-b': sqlSettings,
  'sql-c': sqlSettings,
  'sql-d': sqlSettings,
  'sql-e': sqlSettings,
  'warehouse-a': formSettings,
  'crm-b': formSettings,
  'erp-a': formSettings,
  docstore: lazyPart(async () => (await parts()).DocstoreSettings, loading),
  'custom-rest-api': lazyPart(async () => (await parts()).RestSettings, loading),
  'messaging-a': lazyPart(async () => (await parts()).PhoneSettings, loading),
};

/** Connectors that sync automatically, so that nobody starts it. */
export const syncsItself = new Set(['messaging-a']);

/** Those whose settings are a form, which opens on request. */
export const isEditedInForm = (id: string): boolean =>
  id.startsWith('sql-') || ['warehouse-a', 'crm-b', 'erp-a', 'docstore'].includes(id);

/** The next step after connecting, by catalog id. @default a sync that a person starts */
export const nextSteps: Readonly<
  Record<string, 'nextSync' | 'nextChoose' | 'nextSheets' | undefined>
> = {
  'sheets-a': 'nextSheets',
  'drive-a': 'nextChoose',
  'mail-a': 'nextChoose',
  // Messages arrive automatically.
  'messaging-a': undefined,
};

/** Those whose settings can still be read once the sign-in has ended. */
export const staysReadable = new Set(['drive-a', 'sheets-a']);
