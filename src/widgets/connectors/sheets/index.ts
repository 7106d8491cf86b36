export { SheetPicker } from './SheetPicker.tsx';
export type { SheetPickerProps } from './declaration.ts';
export type { SelectionPickerProps } from '../picker/index.ts';
