import type { DocumentSite } from '../../../../contract/index.ts';
import { defineController, type Controller } from '../../../../controller/index.ts';
import { afterChange, runSave, type SaveState } from '../saveState.ts';
import { drivesOf, keyOfPlace, type ChosenPlace, type SiteDrive } from './siteModel.ts';

/** The state of a site picker. */
export interface SitePickerState {
  /** The site that is open; undefined shows all sites. */
  site: DocumentSite | undefined;
  /** The drive of the site that is open. Undefined where it has several, or none that is known. */
  drive: SiteDrive | undefined;
  /** The names of the folders that are open, from the top of the drive. */
  path: readonly string[];
  places: readonly ChosenPlace[];
  /** True if there is something to save: a choice of the host's or the person's. */
  canSave: boolean;
  /** True if the choice was changed and isn't saved. */
  isUnsaved: boolean;
  saving: SaveState;
}

/** The actions of a site picker. */
export interface SitePickerActions {
  /** Goes back to the list of sites. */
  closeSite: () => void;
  /** Opens a site, and its drive where it has only one. */
  openSite: (site: DocumentSite) => void;
  openDrive: (drive: SiteDrive) => void;
  /** Opens a folder of the one that is open. */
  openFolder: (name: string) => void;
  /** Goes back to the folder at this depth; 0 is the top of the drive. */
  goUp: (depth: number) => void;
  choose: (place: ChosenPlace) => void;
  leaveOut: (place: ChosenPlace) => void;
  /** Saves the chosen places. A failure is in the state, and the places stay chosen. */
  save: () => Promise<void>;
}

/** The events of a site picker. */
export interface SitePickerEvents {
  placesChange: [places: readonly ChosenPlace[]];
}

/** Options of {@link createSitePicker}. */
export interface CreateSitePickerOptions {
  /** Chosen from the start. @default none */
  places?: readonly ChosenPlace[];
  /** Saves the places. @default they are only reported by `placesChange` */
  save?: (places: readonly ChosenPlace[]) => Promise<unknown>;
}

/** A site picker without React: where a person is in the sites, and what they chose. */
export type SitePickerController = Controller<SitePickerState, SitePickerActions, SitePickerEvents>;

/** Creates the controller of one mounted site picker. */
export function createSitePicker({
  places = [],
  save = () => Promise.resolve(),
}: CreateSitePickerOptions = {}): SitePickerController {
  return defineController<SitePickerState, SitePickerActions, SitePickerEvents>({
    initialState: {
      site: undefined,
      drive: undefined,
      path: [],
      places,
      canSave: places.length > 0,
      isUnsaved: false,
      saving: { status: 'idle' },
    },
    actions({ getState, setState, emit }) {
      const setPlaces = (next: readonly ChosenPlace[]): void => {
        setState(({ saving }) => ({
          places: next,
          canSave: true,
          isUnsaved: true,
          saving: afterChange(saving),
        }));
        emit('placesChange', next);
      };
      const without = (place: ChosenPlace): readonly ChosenPlace[] =>
        getState().places.filter((each) => keyOfPlace(each) !== keyOfPlace(place));

      return {
        closeSite: () => setState({ site: undefined, drive: undefined, path: [] }),
        openSite(site) {
          const drives = drivesOf(site);
          setState({ site, drive: drives.length === 1 ? drives[0] : undefined, path: [] });
        },
        openDrive: (drive) => setState({ drive, path: [] }),
        openFolder: (name) => setState(({ path }) => ({ path: [...path, name] })),
        goUp: (depth) => setState(({ path }) => ({ path: path.slice(0, depth) })),
        choose: (place) => setPlaces([...without(place), place]),
        leaveOut: (place) => setPlaces(without(place)),
        save: () => runSave({ draft: () => getState().places, getState, setState }, save),
      };
    },
  });
}
