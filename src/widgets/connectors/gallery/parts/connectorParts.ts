import { createElement, type ComponentType } from 'react';
import { sqlEngines } from '../../../../contract/index.ts';
import { lazyPart } from '../../../../provider/index.ts';
import { LoadingRows } from '../../surface/index.ts';
import type { SettingsProps, SetupProps } from './partProps.ts';

const loading = { fallback: () => createElement(LoadingRows) };

const parts = () => import('./allParts.tsx');
const sqlSetup = lazyPart(async () => (await parts()).SqlSetup, loading);
const sqlSettings = lazyPart(async () => (await parts()).SqlSettings, loading);
const formSetup = lazyPart(async () => (await parts()).FormSetup, loading);
const formSettings = lazyPart(async () => (await parts()).FormSettings, loading);

/** Setup components by catalog id. Connectors with consent have none. */
export const connectorSetups: Readonly<Record<string, ComponentType<SetupProps>>> = {
  sql: sqlSetup,
  ...Object.fromEntries(sqlEngines.map((engine) => [engine, sqlSetup])),
  'warehouse-a': formSetup,
  'crm-b': formSetup,
  'erp-a': formSetup,
  docstore: lazyPart(async () => (await parts()).DocstoreSetup, loading),
  'custom-rest-api': lazyPart(async () => (await parts()).RestSetup, loading),
  'messaging-a': lazyPart(async () => (await parts()).PhoneSetup, loading),
  documents: lazyPart(async () => (await parts()).UploadSetup, loading),
};

/** Settings components by catalog id. Connections without one only sync. */
export const connectorSettings: Readonly<Record<string, ComponentType<SettingsProps>>> = {
  'drive-a': lazyPart(async () => (await parts()).DrivePicker, loading),
  'sheets-a': lazyPart(async () => (await parts()).SheetPicker, loading),
  'docs-online': lazyPart(async () => (await parts()).SiteSettings, loading),
  'mail-a': lazyPart(async () => (await parts()).MailSettings, loading),
  ...Object.fromEntries(sqlEngines.map((engine) => [engine, sqlSettings])),
  'warehouse-a': formSettings,
  'crm-b': formSettings,
  'erp-a': formSettings,
  docstore: lazyPart(async () => (await parts()).DocstoreSettings, loading),
  'custom-rest-api': lazyPart(async () => (await parts()).RestSettings, loading),
  'messaging-a': lazyPart(async () => (await parts()).PhoneSettings, loading),
};

/** Connectors whose pages hold a list of files, and need all the width there is. */
export const widePages = new Set(['drive-a', 'sheets-a', 'docs-online']);

/** Connectors that sync without a user's request. */
export const syncsItself = new Set(['messaging-a']);

/** Returns true if the settings are a form, opened on request. */
export const isEditedInForm = (id: string): boolean =>
  id.startsWith('sql-') || ['warehouse-a', 'crm-b', 'erp-a', 'docstore'].includes(id);

/** The next step after connecting, by catalog id. @default a sync that the user starts */
export const nextSteps: Readonly<
  Record<string, 'nextSync' | 'nextChoose' | 'nextSheets' | undefined>
> = {
  'sheets-a': 'nextSheets',
  'drive-a': 'nextChoose',
  'mail-a': 'nextChoose',
  // Messages arrive automatically.
  'messaging-a': undefined,
};

/** Connectors whose settings stay readable after the sign-in has expired. */
export const readableWhenExpired = new Set(['drive-a', 'sheets-a']);
