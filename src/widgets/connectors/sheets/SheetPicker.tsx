import { withSession } from '../../../provider/index.ts';
import { SelectionPicker, type SelectionSource } from '../picker/index.ts';
import { useConnectorsWords } from '../useConnectorsWords.ts';
import { SheetPreviewPane } from './SheetPreviewPane.tsx';
import { sheetPicker, type SheetPickerProps } from './declaration.ts';

/** The MIME type of spreadsheets added by their link. */
const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * Lists the synced spreadsheets with their stage, and others to select from with a preview of the
 * active one's first rows. The selection stays readable after the sign-in has expired.
 *
 * Parts, for styling: `[data-part]` of `sheet-picker`, `picker`, `picker-list`, `picker-tray`,
 * `picker-urls` and `sheet-preview`.
 *
 * Routes: `/connect/integrations/drive-files`, `/connect/integrations/sheet-preview`,
 * `/connect/integrations/connection-metadata`, `/connect/integrations/connect-session`,
 * `/sync/enqueue`.
 */
export const SheetPicker = withSession(SheetPickerView, sheetPicker);

const source: SelectionSource = {
  connectorId: 'sheets-a',
  providerConfigKey: 'alpha-drive',
  field: 'selectedSheets',
  acceptsKind: (kind) => kind === 'spreadsheet',
  toSelected: ({ id, name, url, mimeType = spreadsheetType }) => ({
    id,
    name,
    ...(url === undefined ? {} : { url }),
    type: mimeType,
  }),
};

function SheetPickerView({ label, ...props }: SheetPickerProps) {
  const { hourly } = useConnectorsWords();
  return (
    <SelectionPicker
      {...props}
      label={label}
      part="sheet-picker"
      source={source}
      chosenNote={hourly}
      aside={(item) => <SheetPreviewPane connectionId={props.connectionId} item={item} />}
    />
  );
}
