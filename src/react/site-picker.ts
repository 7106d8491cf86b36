export { SitePicker } from '../widgets/connectors/index.ts';
export type { ChosenPlace, SitePickerProps } from '../widgets/connectors/index.ts';
