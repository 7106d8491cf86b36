export type { ChosenPlace } from './chosenPlace.ts';
export { SitePicker } from './SitePicker.tsx';
export type { SitePickerProps } from './SitePicker.tsx';
