import { declareWidget } from '../../../controller/index.ts';
import type { WidgetProps } from '../../../provider/index.ts';
import type { SelectionPickerProps } from '../picker/index.ts';

/** Props of {@link DrivePicker}; its connection is one of drive-A. */
export interface DrivePickerProps extends WidgetProps, SelectionPickerProps {
  /** Names the region. @default 'Files', in the locale's words */
  label?: string;
}

/** The drive picker, as hosts know it. */
export const drivePicker = declareWidget<DrivePickerProps>()('drivePicker', {
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
