export { DrivePicker } from './DrivePicker.tsx';
export type { DrivePickerProps } from './DrivePicker.tsx';
export { fileKindOf } from './fileKind.ts';
export { toPickerItem } from './toPickerItem.ts';
