import { SitePicker } from '../../sites/index.ts';
import type { SettingsProps } from '../parts/partProps.ts';
import { useGallery } from '../galleryContext.ts';

/** Selects a connection's sites, stored by the host's `placesToMetadata`. */
export function SiteSettings({ connectionId }: SettingsProps) {
  const { placesToMetadata } = useGallery();
  return <SitePicker connectionId={connectionId} placesToMetadata={placesToMetadata} />;
}
