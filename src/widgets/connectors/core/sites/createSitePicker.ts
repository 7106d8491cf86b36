import type { DocumentSite } from '../../../../contract/index.ts';
import { defineController, type Controller } from '../../../../controller/index.ts';
import { afterChange, runSave, type SaveState } from '../saveState.ts';
import { drivesOf, keyOfPlace, type ChosenPlace, type SiteDrive } from './siteModel.ts';

/** The state of a site picker. */
export interface SitePickerState {
  /** The open site. Undefined for the list of sites. */
  site: DocumentSite | undefined;
  /** The open drive of the site. Undefined if the site has several drives or none is known. */
  drive: SiteDrive | undefined;
  /** The names of the open folders, from the drive's root. */
  path: readonly string[];
  places: readonly ChosenPlace[];
  /** True if there is something to save, chosen by the host or the user. */
  canSave: boolean;
  /** True if the selection has unsaved changes. */
  isUnsaved: boolean;
  saving: SaveState;
}

/** The actions of a site picker. */
export interface SitePickerActions {
  /** Returns to the list of sites. */
  closeSite: () => void;
  /** Opens a site, and its drive if it has only one. */
  openSite: (site: DocumentSite) => void;
  openDrive: (drive: SiteDrive) => void;
  /** Opens a subfolder. */
  openFolder: (name: string) => void;
  /** Returns to the folder at a depth. 0 is the drive's root. */
  goUp: (depth: number) => void;
  choose: (place: ChosenPlace) => void;
  leaveOut: (place: ChosenPlace) => void;
  /** Saves the chosen places. On failure the error is in the state and the places stay chosen. */
  save: () => Promise<void>;
}

/** The events of a site picker. */
export interface SitePickerEvents {
  placesChange: [places: readonly ChosenPlace[]];
}

/** Options of {@link createSitePicker}. */
export interface CreateSitePickerOptions {
  /** Initially chosen places. @default none */
  places?: readonly ChosenPlace[];
  /** Saves the places. @default they are only emitted with `placesChange` */
  save?: (places: readonly ChosenPlace[]) => Promise<unknown>;
}

/** The controller of a site picker: navigation and selection. */
export type SitePickerController = Controller<SitePickerState, SitePickerActions, SitePickerEvents>;

/** Creates the controller of a site picker. */
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
