export { SheetPicker } from './SheetPicker.tsx';
export type { SheetPickerProps } from './declaration.ts';
