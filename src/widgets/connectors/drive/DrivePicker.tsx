import { withSession } from '../../../provider/index.ts';
import { SelectionPicker, type SelectionSource } from '../picker/index.ts';
import { useConnectorsWords } from '../useConnectorsWords.ts';
import { drivePicker, type DrivePickerProps } from './declaration.ts';

/**
 * Lists a drive's synced files with their status, and its other files to select from: paginated,
 * with a filter over the loaded files, Shift-click ranges and links. The selection stays readable
 * after the sign-in has expired.
 *
 * Parts, for styling: `[data-part]` of `drive-picker`, `picker`, `picker-list`, `picker-tray` and
 * `picker-urls`.
 *
 * Routes: `/connect/integrations/drive-files`, `/connect/integrations/connection-metadata`,
 * `/connect/integrations/connect-session`, `/sync/enqueue`.
 */
export const DrivePicker = withSession(DrivePickerView, drivePicker);

const source: SelectionSource = {
  connectorId: 'drive-a',
  providerConfigKey: 'alpha-drive-files',
  field: 'selectedFiles',
  acceptsKind: (kind) => kind !== 'spreadsheet',
  toSelected: ({ id, name, url, mimeType, kind, via }) => ({
    id,
    name,
    ...(url === undefined ? {} : { url }),
    ...(mimeType === undefined ? {} : { mimeType }),
    type: kind === 'folder' ? 'folder' : 'file',
    addedVia: via,
  }),
};

function DrivePickerView({ label, ...props }: DrivePickerProps) {
  const { spreadsheetsLeftOut } = useConnectorsWords();
  return (
    <SelectionPicker
      {...props}
      label={label}
      part="drive-picker"
      source={source}
      leftOutNote={spreadsheetsLeftOut}
    />
  );
}
