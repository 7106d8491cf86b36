export * from './createSitePicker.ts';
export { drivesOf, placeOf } from './siteModel.ts';
export type { ChosenPlace, PlaceInSite, SiteDrive } from './siteModel.ts';
