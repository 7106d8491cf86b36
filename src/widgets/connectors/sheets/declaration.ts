import { declareWidget } from '../../../controller/index.ts';
import type { WidgetProps } from '../../../provider/index.ts';
import type { SelectionPickerProps } from '../picker/index.ts';

/** Props of {@link SheetPicker}; its connection is one of sheets-A. */
export interface SheetPickerProps extends WidgetProps, SelectionPickerProps {
  /** Names the region. @default 'Spreadsheets', in the locale's words */
  label?: string;
}

/** The sheet picker, as hosts know it. */
export const sheetPicker = declareWidget<SheetPickerProps>()('sheetPicker', {
  events: { onReconnect: [] },
  optionalEvents: ['onReconnect'],
  properties: {
    connectionId: 'string',
    openConnect: 'property',
    addedBy: 'string',
    label: 'string',
  },
  required: ['connectionId'],
});
