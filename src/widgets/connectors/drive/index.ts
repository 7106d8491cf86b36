export { DrivePicker } from './DrivePicker.tsx';
export type { DrivePickerProps } from './DrivePicker.tsx';
