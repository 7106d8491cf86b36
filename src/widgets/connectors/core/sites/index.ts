export { createSitePicker } from './createSitePicker.ts';
export type {
  CreateSitePickerOptions,
  SitePickerActions,
  SitePickerController,
  SitePickerEvents,
  SitePickerState,
} from './createSitePicker.ts';
export { drivesOf, keyOfPlace, namePlace, placeOf, siteName } from './siteModel.ts';
export type { ChosenPlace, PlaceInSite, SiteDrive } from './siteModel.ts';
