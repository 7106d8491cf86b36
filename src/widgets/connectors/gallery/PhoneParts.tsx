import { MessagingPairing } from '../pairing/index.ts';
import type { SettingsProps, SetupProps } from './partProps.ts';

/** Pairs a phone. */
export function PhoneSetup({ onConnect }: SetupProps) {
  return <MessagingPairing onConnected={(connectionId) => onConnect(connectionId)} />;
}

/** Shows how a paired phone is. */
export function PhoneSettings({ connectionId }: SettingsProps) {
  return <MessagingPairing connectionId={connectionId} />;
}
