import { declareWidget } from '../../../controller/index.ts';
import type { WidgetProps } from '../../../provider/index.ts';
import { selectionPicker, type SelectionPickerProps } from '../picker/declaration.ts';

/** Props of {@link DrivePicker}; its connection is one of drive-A. */
export interface DrivePickerProps extends WidgetProps, SelectionPickerProps {
  /** The label of the region. @default 'Files', translated */
  label?: string;
}

export const drivePicker = declareWidget<DrivePickerProps>()('drivePicker', selectionPicker);
