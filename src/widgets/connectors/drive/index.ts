export { DrivePicker } from './DrivePicker.tsx';
export type { DrivePickerProps } from './declaration.ts';
export type { SelectionPickerProps } from '../picker/index.ts';
