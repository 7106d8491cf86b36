import { createElement, type ComponentType } from 'react';
import { sqlEngines } from '../../../../contract/index.ts';
import { lazyPart } from '../../../../provider/index.ts';
import { LoadingRows } from '../../surface/index.ts';
import type { PartProps, SettingsProps, SetupProps } from './allParts.tsx';

const loading = { fallback: () => createElement(LoadingRows) };

const parts = () => import('./allParts.tsx');
const sqlPart = lazyPart(async () => (await parts()).SqlPart, loading);
const declaredPart = lazyPart(async () => (await parts()).DeclaredPart, loading);

/** Forms that connect a source, and edit its connection on request, by catalog id. */
const forms: Readonly<Record<string, ComponentType<PartProps>>> = {
  ...Object.fromEntries(sqlEngines.map((engine) => [engine, sqlPart])),
  'warehouse-a': declaredPart,
  'crm-b': declaredPart,
  'erp-a': declaredPart,
  docstore: lazyPart(async () => (await parts()).DocstorePart, loading),
};

/** Components that connect a source, and show its connection's settings at once, by catalog id. */
const openParts: Readonly<Record<string, ComponentType<PartProps>>> = {
  'custom-rest-api': lazyPart(async () => (await parts()).RestPart, loading),
  'messaging-a': lazyPart(async () => (await parts()).PhonePart, loading),
};

/** Setup components by catalog id. Connectors with consent have none. */
export const connectorSetups: Readonly<Record<string, ComponentType<SetupProps>>> = {
  ...forms,
  ...openParts,
  sql: sqlPart,
  documents: lazyPart(async () => (await parts()).UploadSetup, loading),
};

/** Settings components by catalog id. Connections without one only sync. */
export const connectorSettings: Readonly<Record<string, ComponentType<SettingsProps>>> = {
  ...forms,
  ...openParts,
  'drive-a': lazyPart(async () => (await parts()).DrivePicker, loading),
  'sheets-a': lazyPart(async () => (await parts()).SheetPicker, loading),
  'docs-online': lazyPart(async () => (await parts()).SiteSettings, loading),
  'mail-a': lazyPart(async () => (await parts()).MailSettings, loading),
};

/** Connectors whose pages hold a list of files, and need all the width there is. */
export const widePages = new Set(['drive-a', 'sheets-a', 'docs-online']);

/** Connectors that sync without a user's request. */
export const syncsItself = new Set(['messaging-a']);

/** Returns true if the settings are a form, opened on request. */
export const isEditedInForm = (id: string): boolean => id in forms;

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
