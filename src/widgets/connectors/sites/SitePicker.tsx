import { useRef } from 'react';
import { usePlatformQuery, withSession, WidgetBoundary } from '../../../provider/index.ts';
import { docsOnlineSitesQuery } from '../../../query/index.ts';
import { Button, ChipList, texts, layout, joinClasses } from '../../../ui/index.ts';
import { keyOfPlace, namePlace } from '../core/sites/siteModel.ts';
import { useUnsaved } from '../forms/useUnsaved.tsx';
import { ConnectorSurface, SavedNote, SaveError, useConnectorAccess } from '../surface/index.ts';
import { useConnectorsWords } from '../useConnectorsWords.ts';
import { SiteBrowser } from './SiteBrowser.tsx';
import {
  SiteProvider,
  useCanChoose,
  useSiteActions,
  useSiteProps,
  useSites,
} from './SiteContext.ts';
import { sitePicker, type SitePickerProps } from './declaration.ts';
import styles from './SitePicker.module.css';

/**
 * Browses a connection's sites and folders and, if the host handles the selection, selects places.
 * Unlisted sites are found by their URL.
 *
 * Parts, for styling: `[data-part]` of `site-picker`.
 *
 * Routes: `/connectors/docs-online/*`, `/connect/integrations/connection-metadata`.
 */
export const SitePicker = withSession(SitePickerView, {
  ...sitePicker,
  // Elements always emit the event, so they can select; React hosts can if they pass a listener.
  optionalEvents: ['onPlacesChange'],
});

function SitePickerView(props: SitePickerProps) {
  const words = useConnectorsWords();
  return (
    <ConnectorSurface label={props.label ?? words.sites} part="site-picker">
      <SiteProvider key={props.connectionId} props={props}>
        <Sites />
      </SiteProvider>
    </ConnectorSurface>
  );
}

function Sites() {
  const words = useConnectorsWords();
  const canChoose = useCanChoose();
  const { connectionId } = useSiteProps();
  const { data: sites = [] } = usePlatformQuery((client) =>
    docsOnlineSitesQuery(client, connectionId),
  );
  const isChoosing = useSites(({ site, canSave }) => site !== undefined || canSave);
  return (
    <>
      {!canChoose && <p className={texts.note}>{words.sitesBrowseOnly}</p>}
      <WidgetBoundary>
        <SiteBrowser />
      </WidgetBoundary>
      {canChoose && (isChoosing || sites.length > 0) && <ChosenPlaces />}
    </>
  );
}

/** The selection with buttons to remove places and to save it. It stays visible below the list. */
function ChosenPlaces() {
  const words = useConnectorsWords();
  const { leaveOut, save } = useSiteActions();
  const { placesToMetadata } = useSiteProps();
  const { canWrite } = useConnectorAccess();
  const places = useSites((state) => state.places);
  const saving = useSites((state) => state.saving);
  const canSave = useSites((state) => state.canSave);
  const tray = useRef<HTMLDivElement>(null);
  const isUnsaved = useSites((state) => state.isUnsaved);
  const { question } = useUnsaved(isUnsaved && placesToMetadata !== undefined);
  const error = saving.status === 'failed' ? saving.error : undefined;
  return (
    <div ref={tray} tabIndex={-1} className={joinClasses(layout.stack2, layout.stuck, styles.tray)}>
      {error !== undefined && <SaveError error={error} text={words.addFailedKept} />}
      {places.length > 0 && (
        <section className={styles.chosen} aria-label={words.chosenPlaces}>
          <ChipList
            fallback={tray}
            chips={places.map((place) => ({
              key: keyOfPlace(place),
              content: <span dir="auto">{namePlace(place)}</span>,
              removeLabel: words.leavePlace(namePlace(place)),
              onRemove: () => leaveOut(place),
            }))}
          />
        </section>
      )}
      <div className={layout.ends}>
        <span role="status" className={texts.label}>
          {words.traySize(places.length)}
        </span>
        {placesToMetadata !== undefined && (
          <span className={layout.bar2}>
            <span role="status">{saving.status === 'saved' && <SavedNote />}</span>
            <Button
              variant="primary"
              disabled={!canWrite || saving.status === 'pending' || !canSave}
              onClick={() => void save()}
            >
              {words.savePlaces}
            </Button>
          </span>
        )}
      </div>
      {question}
    </div>
  );
}
