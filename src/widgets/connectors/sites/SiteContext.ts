import { useEffect, useRef, type RefObject } from 'react';
import { isMetadataConflictError } from '../../../client/errors/index.ts';
import { createWidget, usePlatformActions, usePlatformQuery } from '../../../provider/index.ts';
import {
  connectionMetadataQuery,
  createSaveMetadata,
  type ConnectionRef,
} from '../../../query/index.ts';
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
  const ref = { connectionId, providerConfigKey: 'docs-online' };
  const seen = useSeenMetadata(ref, placesToMetadata !== undefined);
  return () =>
    createSitePicker({
      ...(defaultPlaces && { places: defaultPlaces }),
      async save(places) {
        const fields = toMetadata.current?.(places) ?? {};
        const before = seen.current;
        try {
          await saveMetadata(ref, before === undefined ? { fields } : { fields, seen: before });
          seen.current = { ...before, ...fields };
        } catch (error) {
          if (isMetadataConflictError(error)) seen.current = error.currentMetadata();
          throw error;
        }
      },
    });
}

/** Returns the metadata as of mounting, so that places saved elsewhere since aren't overwritten. */
function useSeenMetadata(
  ref: ConnectionRef,
  enabled: boolean,
): RefObject<Readonly<Record<string, unknown>> | undefined> {
  const { data, isFetchedAfterMount } = usePlatformQuery((client) => ({
    ...connectionMetadataQuery(client, ref),
    refetchOnMount: 'always' as const,
    enabled,
  }));
  const seen = useRef<Readonly<Record<string, unknown>>>(undefined);
  useEffect(() => {
    if (isFetchedAfterMount) seen.current ??= data?.metadata;
  }, [data, isFetchedAfterMount]);
  return seen;
}
