import { useStore } from 'zustand';
import { createWidget } from '../../../provider/index.ts';
import { createGallery, type GalleryActions, type GalleryState } from '../core/index.ts';
import { connectors, type ConnectorsProps } from './declaration.ts';

const { useOwn } = createWidget(
  connectors,
  ({ view, defaultView }: ConnectorsProps) =>
    () =>
      createGallery(view ?? defaultView),
);

/** Returns the gallery's open page and its navigation. */
export function useGalleryPage(props: ConnectorsProps): GalleryState & GalleryActions {
  const gallery = useOwn(props);
  return { ...useStore(gallery.store), ...gallery.actions };
}
