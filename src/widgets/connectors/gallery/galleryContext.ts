import { createWidget } from '../../../provider/index.ts';
import { createGallery } from '../core/index.ts';
import { connectors } from './declaration.ts';

export const {
  Provider: GalleryProvider,
  useActions: useGalleryActions,
  useSelect: useGalleryState,
  useProps: useGallery,
} = createWidget(
  connectors,
  ({ view, defaultView }) =>
    () =>
      createGallery(view ?? defaultView),
);
