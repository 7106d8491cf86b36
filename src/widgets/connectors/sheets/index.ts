export { SheetPicker } from './SheetPicker.tsx';
export type { SheetPickerProps } from './SheetPicker.tsx';
