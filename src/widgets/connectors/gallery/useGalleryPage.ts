import { useStore } from 'zustand';
import {
  useControlledValue,
  useControllerEvent,
  useOwnController,
} from '../../../provider/index.ts';
import {
  createGallery,
  type ConnectorsView,
  type GalleryActions,
  type GalleryState,
} from '../core/index.ts';

/** Options for controlling the open page. */
export interface GalleryPageOptions {
  view?: ConnectorsView;
  defaultView?: ConnectorsView;
  onViewChange?: (view: ConnectorsView) => void;
  onDirtyChange?: (isDirty: boolean) => void;
}

/** The page of the gallery that is open. */
export function useGalleryPage({
  view,
  defaultView,
  onViewChange,
  onDirtyChange,
}: GalleryPageOptions): GalleryState & GalleryActions {
  const gallery = useOwnController(() => createGallery(view ?? defaultView));
  useControllerEvent(gallery, 'viewChange', onViewChange);
  useControllerEvent(gallery, 'dirtyChange', onDirtyChange);
  useControlledValue(gallery, 'viewChange', view, gallery.actions.followView);
  return { ...useStore(gallery.store), ...gallery.actions };
}
