import { MessagingPairing } from '../../pairing/index.ts';
import { useGallery } from '../galleryContext.ts';
import type { SettingsProps, SetupProps } from './partProps.ts';

/** Pairs a phone. */
export function PhoneSetup({ onConnect }: SetupProps) {
  const { options } = useGallery();
  return (
    <MessagingPairing
      {...options?.['messaging-a']}
      onConnected={(connectionId) => onConnect(connectionId)}
    />
  );
}

/** Shows a paired phone's status. */
export function PhoneSettings({ connectionId }: SettingsProps) {
  return <MessagingPairing connectionId={connectionId} />;
}
