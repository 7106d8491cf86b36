import { useState } from 'react';
import {
  ErrorNotice,
  useControllerEvent,
  usePlatformActions,
  withSession,
  type WidgetProps,
  WidgetBoundary,
} from '../../../provider/index.ts';
import { createSaveMetadata } from '../../../query/index.ts';
import { Button, FormFooter, Icon, IconButton, icons, useLatest } from '../../../ui/index.ts';
import { createSitePicker, keyOfPlace, namePlace, type ChosenPlace } from '../core/index.ts';
import { useUnsaved } from '../forms/useUnsaved.tsx';
import { ConnectorSurface, SavedNote, useConnectorAccess } from '../surface/index.ts';
import { useConnectorsWords } from '../useConnectorsWords.ts';
import { SiteBrowser } from './SiteBrowser.tsx';
import { SiteProvider, useSiteActions, useSites } from './SiteContext.ts';
import styles from './SitePicker.module.css';

/** Props of {@link SitePicker}. */
export interface SitePickerProps extends WidgetProps {
  /** A docs-online connection, from the list route. */
  connectionId: string;
  /** Chosen from the start. @default none */
  defaultPlaces?: readonly ChosenPlace[];
  /** Called with the selected places after each change. */
  onPlacesChange?: (places: readonly ChosenPlace[]) => void;
  /**
   * Returns the metadata to write to the connection for the chosen places. The platform's documents
   * name no field for it.
   *
   * @default none: nothing is written
   */
  placesToMetadata?: (places: readonly ChosenPlace[]) => Record<string, unknown>;
  /** Names the region. @default 'Document sites', in the locale's words */
  label?: string;
}

/**
 * The sites that a connection reaches and what their folders hold, to look through and, where the
 * host says what becomes of it, to choose from. A site that is not listed is found by its address.
 *
 * Parts, for styling: `[data-part]` of `site-picker`.
 *
 * Routes: `/connectors/docs-online/*`, `/connect/integrations/connection-metadata`.
 */
export const SitePicker = withSession(SitePickerView, {
  name: 'sitePicker',
  events: { onPlacesChange: ['places'] },
  optionalEvents: ['onPlacesChange'],
});

function SitePickerView({ connectionId, label, ...props }: SitePickerProps) {
  const words = useConnectorsWords();
  return (
    <ConnectorSurface label={label ?? words.sites} part="site-picker">
      <Sites key={connectionId} connectionId={connectionId} {...props} />
    </ConnectorSurface>
  );
}

function Sites({
  connectionId,
  defaultPlaces,
  onPlacesChange,
  placesToMetadata,
}: Omit<SitePickerProps, 'label'>) {
  const words = useConnectorsWords();
  const saveMetadata = usePlatformActions(createSaveMetadata);
  const toMetadata = useLatest(placesToMetadata);
  const [controller] = useState(() =>
    createSitePicker({
      ...(defaultPlaces && { places: defaultPlaces }),
      save: async (places) =>
        saveMetadata(
          { connectionId, providerConfigKey: 'docs-online' },
          { fields: toMetadata.current?.(places) ?? {} },
        ),
    }),
  );
  useControllerEvent(controller, 'placesChange', onPlacesChange);
  const canChoose = placesToMetadata !== undefined || onPlacesChange !== undefined;
  return (
    <SiteProvider controller={controller}>
      {!canChoose && <p className={styles.note}>{words.sitesBrowseOnly}</p>}
      <WidgetBoundary>
        <SiteBrowser connectionId={connectionId} canChoose={canChoose} />
      </WidgetBoundary>
      <ChosenPlaces />
      {placesToMetadata !== undefined && <SavePlaces />}
    </SiteProvider>
  );
}

function ChosenPlaces() {
  const words = useConnectorsWords();
  const { leaveOut } = useSiteActions();
  const places = useSites((state) => state.places);
  if (places.length === 0) return null;
  return (
    <section className={styles.chosen} aria-label={words.chosenPlaces}>
      <h4 className={styles.title}>{words.chosenPlaces}</h4>
      <ul className={styles.rows}>
        {places.map((place) => (
          <li key={keyOfPlace(place)} className={styles.row}>
            <span className={styles.name} dir="auto">
              {namePlace(place)}
            </span>
            <IconButton
              size="small"
              label={words.leavePlace(namePlace(place))}
              onClick={() => leaveOut(place)}
            >
              <Icon path={icons.close} size={14} />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

function SavePlaces() {
  const words = useConnectorsWords();
  const { save } = useSiteActions();
  const saving = useSites((state) => state.saving);
  const canSave = useSites((state) => state.canSave);
  const { question } = useUnsaved(useSites((state) => state.isUnsaved));
  const error = saving.status === 'failed' ? saving.error : undefined;
  const { canWrite } = useConnectorAccess();
  return (
    <div className={styles.chosen}>
      {error !== undefined && (
        <ErrorNotice error={error} title={words.saveFailed} text={words.addFailedKept} />
      )}
      <FormFooter>
        <Button
          variant="primary"
          disabled={!canWrite || saving.status === 'pending' || !canSave}
          onClick={() => void save()}
        >
          {words.savePlaces}
        </Button>
        <span role="status">{saving.status === 'saved' && <SavedNote />}</span>
      </FormFooter>
      {question}
    </div>
  );
}
