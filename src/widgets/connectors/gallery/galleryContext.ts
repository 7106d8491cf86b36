import { createWidget } from '../../../provider/index.ts';
import { createGallery } from '../core/index.ts';
import { connectors } from './declaration.ts';

/** The gallery's controller and the host's props, for the parts of `Connectors`. */
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
