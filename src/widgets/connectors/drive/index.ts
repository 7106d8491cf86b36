export { DrivePicker } from './DrivePicker.tsx';
export type { DrivePickerProps } from './declaration.ts';
