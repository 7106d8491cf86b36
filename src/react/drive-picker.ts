export { DrivePicker } from '../widgets/connectors/index.ts';
export type { DrivePickerProps, SelectionPickerProps } from '../widgets/connectors/index.ts';
