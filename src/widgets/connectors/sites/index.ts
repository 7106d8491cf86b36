export type { ChosenPlace } from '../core/index.ts';
export { SitePicker } from './SitePicker.tsx';
export type { SitePickerProps } from './declaration.ts';
