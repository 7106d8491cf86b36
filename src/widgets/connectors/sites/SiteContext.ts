import { createWidget, usePlatformActions } from '../../../provider/index.ts';
import { createSaveMetadata } from '../../../query/index.ts';
import { useLatest } from '../../../ui/index.ts';
import { createSitePicker, type SitePickerController } from '../core/index.ts';
import { sitePicker, type SitePickerProps } from './declaration.ts';

export const {
  Provider: SiteProvider,
  useActions: useSiteActions,
  useSelect: useSites,
  useProps: useSiteProps,
} = createWidget(sitePicker, useCreate);

export function useCanChoose(): boolean {
  const { placesToMetadata, onPlacesChange } = useSiteProps();
  return placesToMetadata !== undefined || onPlacesChange !== undefined;
}

function useCreate({
  connectionId,
  defaultPlaces,
  placesToMetadata,
}: SitePickerProps): () => SitePickerController {
  const saveMetadata = usePlatformActions(createSaveMetadata);
  const toMetadata = useLatest(placesToMetadata);
  return () =>
    createSitePicker({
      ...(defaultPlaces && { places: defaultPlaces }),
      save: async (places) =>
        saveMetadata(
          { connectionId, providerConfigKey: 'docs-online' },
          { fields: toMetadata.current?.(places) ?? {} },
        ),
    });
}
