import { useState } from 'react';
import { callListener } from '../../../controller/index.ts';
import {
  ErrorNotice,
  usePlatformMutation,
  withSession,
  type WidgetProps,
  WidgetBoundary,
} from '../../../provider/index.ts';
import { saveMetadataMutation } from '../../../query/index.ts';
import { Button, Icon, IconButton } from '../../../ui/index.ts';
import { ConnectorSurface, SavedNote, useAccess } from '../surface/index.ts';
import { useConnectorsWords } from '../useConnectorsWords.ts';
import { keyOfPlace, namePlace, type ChosenPlace } from './chosenPlace.ts';
import { SiteBrowser } from './SiteBrowser.tsx';
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
   * What to write into the connection's metadata for the places that were chosen. The platform's
   * documents name no field for it.
   *
   * @default none: nothing is written
   */
  placesToMetadata?: (places: readonly ChosenPlace[]) => Record<string, unknown>;
  /** Names the region. @default 'Document sites', in the locale's words */
  label?: string;
}

const nothing: readonly ChosenPlace[] = [];

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
  defaultPlaces = nothing,
  onPlacesChange,
  placesToMetadata,
}: Omit<SitePickerProps, 'label'>) {
  const words = useConnectorsWords();
  const [places, setPlaces] = useState(defaultPlaces);
  const save = usePlatformMutation((client) =>
    saveMetadataMutation(client, { connectionId, providerConfigKey: 'docs-online' }),
  );
  const { canWrite } = useAccess(save.error);
  const canChoose = placesToMetadata !== undefined || onPlacesChange !== undefined;
  const change = (next: readonly ChosenPlace[]): void => {
    setPlaces(next);
    save.reset();
    callListener(onPlacesChange, next);
  };
  const isUntouched = places === defaultPlaces && places.length === 0;
  const leaveOut = (place: ChosenPlace): void =>
    change(places.filter((one) => keyOfPlace(one) !== keyOfPlace(place)));
  return (
    <>
      {!canChoose && <p className={styles.note}>{words.sitesBrowseOnly}</p>}
      <WidgetBoundary>
        <SiteBrowser
          connectionId={connectionId}
          chosen={new Set(places.map(keyOfPlace))}
          onChoose={canChoose ? (place) => change([...places, place]) : undefined}
          onLeaveOut={leaveOut}
        />
      </WidgetBoundary>
      {places.length > 0 && (
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
                  <Icon name="close" size={14} />
                </IconButton>
              </li>
            ))}
          </ul>
        </section>
      )}
      {placesToMetadata !== undefined && (
        <div className={styles.chosen}>
          {save.error !== null && (
            <ErrorNotice error={save.error} title={words.saveFailed} text={words.addFailedKept} />
          )}
          <div className={styles.actions}>
            <Button
              variant="primary"
              disabled={!canWrite || save.isPending || isUntouched}
              onClick={() => save.mutate({ fields: placesToMetadata(places) })}
            >
              {words.savePlaces}
            </Button>
            <div role="status">{save.isSuccess && <SavedNote />}</div>
          </div>
        </div>
      )}
    </>
  );
}
