import { declareWidget } from '../../../controller/index.ts';
import type { WidgetProps } from '../../../provider/index.ts';
import { selectionPicker, type SelectionPickerProps } from '../picker/declaration.ts';

/** Props of {@link SheetPicker}; its connection is one of sheets-A. */
export interface SheetPickerProps extends WidgetProps, SelectionPickerProps {
  /** The label of the region. @default 'Spreadsheets', translated */
  label?: string;
}

export const sheetPicker = declareWidget<SheetPickerProps>()('sheetPicker', selectionPicker);
