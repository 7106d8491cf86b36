import { usePlatformQuery, withSession, WidgetBoundary } from '../../../provider/index.ts';
import { docsOnlineSitesQuery } from '../../../query/index.ts';
import {
  Button,
  FormFooter,
  Icon,
  IconButton,
  icons,
  texts,
  frame,
  layout,
  joinClasses,
} from '../../../ui/index.ts';
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
  const { connectionId, placesToMetadata } = useSiteProps();
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
      <ChosenPlaces />
      {placesToMetadata !== undefined && (isChoosing || sites.length > 0) && <SavePlaces />}
    </>
  );
}

function ChosenPlaces() {
  const words = useConnectorsWords();
  const { leaveOut } = useSiteActions();
  const places = useSites((state) => state.places);
  if (places.length === 0) return null;
  return (
    <section className={joinClasses(layout.stack3, styles.chosen)} aria-label={words.chosenPlaces}>
      <h4 className={styles.title}>{words.chosenPlaces}</h4>
      <ul className={frame.rows}>
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
    <div className={joinClasses(layout.stack3, styles.chosen)}>
      {error !== undefined && <SaveError error={error} text={words.addFailedKept} />}
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
