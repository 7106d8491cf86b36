import type { DocumentSite } from '../../../contract/index.ts';
import { drivesOf, placeOf } from '../core/index.ts';
import { KindIcon } from '../picker/index.ts';
import { useConnectorsWords } from '../useConnectorsWords.ts';
import { PlaceCheckbox } from './PlaceCheckbox.tsx';
import { useSiteActions } from './SiteContext.ts';
import styles from './SitePicker.module.css';
import { texts, frame } from '../../../ui/index.ts';

export interface DriveListProps {
  /** A site with several drives. */
  site: DocumentSite;
  canChoose: boolean;
}

/** Lists a site's drives, each to open or to select as a whole. */
export function DriveList({ site, canChoose }: DriveListProps) {
  const words = useConnectorsWords();
  const { openDrive } = useSiteActions();
  return (
    <>
      {canChoose && <PlaceCheckbox isWhole place={placeOf(site, { webUrl: site.webUrl })} />}
      <ul className={frame.rows} aria-label={words.drives}>
        {drivesOf(site).map((drive) => (
          <li key={drive.id} className={styles.row}>
            {canChoose && <PlaceCheckbox place={placeOf(site, { drive })} />}
            <button type="button" className={styles.open} onClick={() => openDrive(drive)}>
              <KindIcon kind="folder" />
              <span className={styles.words}>
                <span className={styles.name} dir="auto">
                  {drive.name}
                </span>
                {drive.id === site.defaultDriveId && (
                  <span className={texts.note}>{words.defaultDrive}</span>
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
