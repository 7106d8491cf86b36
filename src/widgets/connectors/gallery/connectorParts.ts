import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { ConnectorInfo } from './connectorInfo.ts';

/** Props of what makes a new connection: a credential form, an upload, a pairing. */
export interface SetupProps {
  connector: ConnectorInfo;
  /** Told when the platform has it. */
  onConnect: (connectionId: string) => void;
  onCancel: () => void;
}

/** Props of what is set of a connection that is there. */
export interface SettingsProps {
  connector: ConnectorInfo;
  connectionId: string;
  providerConfigKey: string;
}

type Part<P> = LazyExoticComponent<ComponentType<P>>;

/** What makes a new connection, by catalog id. A connector that asks for consent has none. */
export const connectorSetups: Readonly<Record<string, Part<SetupProps>>> = {};

/** What is set of a connection, by catalog id. One without has only its sync. */
export const connectorSettings: Readonly<Record<string, Part<SettingsProps>>> = {
  'drive-a': lazy(async () => ({ default: (await import('../drive/index.ts')).DrivePicker })),
  'sheets-a': lazy(async () => ({ default: (await import('../sheets/index.ts')).SheetPicker })),
  'docs-online': lazy(async () => ({ default: (await import('./SiteSettings.tsx')).SiteSettings })),
  'mail-a': lazy(async () => ({ default: (await import('../mail/index.ts')).MailSettings })),
};

/** Those whose settings hold the sync too, so that it is not offered twice. */
export const syncsItself = new Set(['drive-a', 'sheets-a', 'mail-a']);
