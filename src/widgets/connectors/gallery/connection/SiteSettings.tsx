import { SitePicker } from '../../sites/index.ts';
import type { SettingsProps } from '../parts/partProps.ts';
import { useGallery } from '../galleryContext.ts';

/** The sites of a connection, with the host's way of keeping the choice. */
export function SiteSettings({ connectionId }: SettingsProps) {
  const { placesToMetadata } = useGallery();
  return <SitePicker connectionId={connectionId} placesToMetadata={placesToMetadata} />;
}
