import { useCallback, useMemo } from 'react';
import type { DriveFile } from '../../../contract/index.ts';
import { withSession, type WidgetProps, WidgetBoundary } from '../../../provider/index.ts';
import { fileKindOf, toPickerItem } from '../drive/index.ts';
import { SelectionPicker } from '../picker/index.ts';
import { ConnectorSurface } from '../surface/index.ts';
import { useConnectorsWords } from '../useConnectorsWords.ts';
import { SheetPreviewPane } from './SheetPreviewPane.tsx';

/** Props of {@link SheetPicker}. */
export interface SheetPickerProps extends WidgetProps {
  /** A sheets-A connection, from the list route. */
  connectionId: string;
  /**
   * Begins a new consent, where the old one has ended.
   *
   * @default none: it is said, and no button is offered
   */
  onReconnect?: () => void;
  /** Names the region. @default 'Spreadsheets', in the locale's words */
  label?: string;
}

/** The MIME type of a spreadsheet of which nothing but its address is known. */
const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * The spreadsheets that are synced, each with its stage, and those to choose more from, with the
 * first rows of the one that the keys are at.
 *
 * Parts, for styling: `[data-part]` of `sheet-picker`, `picker`, `picker-list`, `picker-tray`,
 * `picker-urls` and `sheet-preview`.
 *
 * Routes: `/connect/integrations/drive-files`, `/connect/integrations/sheet-preview`,
 * `/connect/integrations/connection-metadata`, `/sync/enqueue`.
 */
export const SheetPicker = withSession(SheetPickerView, {
  name: 'sheetPicker',
  events: { onReconnect: [] },
  optionalEvents: ['onReconnect'],
});

function SheetPickerView({ connectionId, onReconnect, label }: SheetPickerProps) {
  const words = useConnectorsWords();
  return (
    <ConnectorSurface label={label ?? words.sheets} part="sheet-picker">
      <SheetSelection key={connectionId} connectionId={connectionId} onReconnect={onReconnect} />
    </ConnectorSurface>
  );
}

function SheetSelection({
  connectionId,
  onReconnect,
}: {
  connectionId: string;
  onReconnect: (() => void) | undefined;
}) {
  const words = useConnectorsWords();
  const connection = useMemo(
    () => ({ connectionId, providerConfigKey: 'alpha-drive' }),
    [connectionId],
  );
  const toItems = useCallback(
    (files: readonly DriveFile[]) =>
      files
        .filter(({ mimeType }) => fileKindOf(mimeType) === 'spreadsheet')
        .map((file) => toPickerItem(file, words.kinds)),
    [words.kinds],
  );
  return (
    <WidgetBoundary>
      <SelectionPicker
        connection={connection}
        field="selectedSheets"
        onReconnect={onReconnect}
        words={{
          source: words.catalog['sheets-a']?.name ?? words.sheets,
          available: words.availableSheets,
          failed: words.sheetsFailed,
          noneTitle: words.noSheetsChosenTitle,
          noneText: words.noSheetsChosenText,
          choose: words.chooseSheets,
          emptyTitle: words.noSheetsTitle,
          emptyText: words.noSheetsText,
        }}
        toItems={toItems}
        toSelected={({ id, name, url, mimeType = spreadsheetType }) => ({
          id,
          name,
          ...(url === undefined ? {} : { url }),
          type: mimeType,
          addedAt: new Date().toISOString(),
        })}
        unknownKind={{ kind: words.kinds['spreadsheet'] ?? '', icon: 'sheet' }}
        chosenNote={words.hourly}
        aside={(item) => <SheetPreviewPane connectionId={connectionId} item={item} />}
      />
    </WidgetBoundary>
  );
}
