export { createGallery } from './createGallery.ts';
export type {
  Arrival,
  ConnectorsView,
  GalleryActions,
  GalleryController,
  GalleryEvents,
  GalleryState,
} from './createGallery.ts';
