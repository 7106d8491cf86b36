import { useState } from 'react';
import { useStore } from 'zustand';
import { useControlledValue, useControllerEvent } from '../../../provider/index.ts';
import { useBrowserLayoutEffect } from '../../../ui/index.ts';
import {
  createGallery,
  type ConnectorsView,
  type GalleryActions,
  type GalleryState,
} from '../core/index.ts';

/** Who keeps the page that is open. */
export interface GalleryPageOptions {
  view?: ConnectorsView;
  defaultView?: ConnectorsView;
  onViewChange?: (view: ConnectorsView) => void;
}

/** The page of the gallery that is open. */
export function useGalleryPage({
  view,
  defaultView,
  onViewChange,
}: GalleryPageOptions): GalleryState & Pick<GalleryActions, 'open'> {
  const [gallery] = useState(() => createGallery(view ?? defaultView));
  useBrowserLayoutEffect(() => gallery.mount(), [gallery]);
  useControllerEvent(gallery, 'viewChange', onViewChange);
  useControlledValue(gallery, 'viewChange', view, gallery.actions.followView);
  return { ...useStore(gallery.store), open: gallery.actions.open };
}
