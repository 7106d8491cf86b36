export { SheetPicker } from '../widgets/connectors/index.ts';
export type { SheetPickerProps, SelectionPickerProps } from '../widgets/connectors/index.ts';
