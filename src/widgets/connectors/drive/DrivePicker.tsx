import { withSession } from '../../../provider/index.ts';
import { SelectionPicker, type SelectionSource } from '../picker/index.ts';
import { useConnectorsWords } from '../useConnectorsWords.ts';
import { drivePicker, type DrivePickerProps } from './declaration.ts';

/**
 * The files of a drive that sync, each with its state, and the drive's files to select more from:
 * by page, with a filter over what is loaded, ranges by Shift, and by link. The selection stays
 * readable after the sign-in has ended.
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
  const words = useConnectorsWords();
  return (
    <SelectionPicker
      {...props}
      label={label ?? words.driveFiles}
      part="drive-picker"
      source={source}
      words={{
        source: words.catalog['drive-a']?.name ?? words.driveFiles,
        available: words.availableFiles,
        failed: words.filesFailed,
        noneTitle: words.noFilesChosenTitle,
        noneText: words.noFilesChosenText,
        choose: words.chooseFiles,
        emptyTitle: words.driveEmptyTitle,
        emptyText: words.driveEmptyText,
      }}
      leftOutNote={words.spreadsheetsLeftOut}
    />
  );
}
