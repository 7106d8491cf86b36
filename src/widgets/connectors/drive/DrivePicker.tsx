import { useCallback, useMemo } from 'react';
import type { DriveFile } from '../../../contract/index.ts';
import { withSession, type WidgetProps, WidgetBoundary } from '../../../provider/index.ts';
import { SelectionPicker, type PickerItem } from '../picker/index.ts';
import { ConnectorSurface } from '../surface/index.ts';
import { useConnectorsWords } from '../useConnectorsWords.ts';
import { fileKindOf } from './fileKind.ts';
import { toPickerItem } from './toPickerItem.ts';

/** Props of {@link DrivePicker}. */
export interface DrivePickerProps extends WidgetProps {
  /** A drive-A connection, from the list route. */
  connectionId: string;
  /**
   * Begins a new consent, where the old one has ended.
   *
   * @default none: it is said, and no button is offered
   */
  onReconnect?: () => void;
  /** Names the region. @default 'Files', in the locale's words */
  label?: string;
}

/**
 * The files that are synced of a drive, each with its state, and the drive's files to choose more
 * from: by page, with a filter over what is loaded, ranges by Shift, and by address.
 *
 * Parts, for styling: `[data-part]` of `drive-picker`, `picker`, `picker-list`, `picker-tray` and
 * `picker-urls`.
 *
 * Routes: `/connect/integrations/drive-files`, `/connect/integrations/connection-metadata`,
 * `/sync/enqueue`.
 */
export const DrivePicker = withSession(DrivePickerView, {
  name: 'drivePicker',
  events: { onReconnect: [] },
  optionalEvents: ['onReconnect'],
});

function DrivePickerView({ connectionId, onReconnect, label }: DrivePickerProps) {
  const words = useConnectorsWords();
  return (
    <ConnectorSurface label={label ?? words.driveFiles} part="drive-picker">
      <DriveSelection key={connectionId} connectionId={connectionId} onReconnect={onReconnect} />
    </ConnectorSurface>
  );
}

function DriveSelection({
  connectionId,
  onReconnect,
}: {
  connectionId: string;
  onReconnect: (() => void) | undefined;
}) {
  const words = useConnectorsWords();
  const connection = useMemo(
    () => ({ connectionId, providerConfigKey: 'alpha-drive-files' }),
    [connectionId],
  );
  const toItems = useCallback(
    (files: readonly DriveFile[]) =>
      files
        .filter(({ mimeType }) => fileKindOf(mimeType) !== 'spreadsheet')
        .map((file) => toPickerItem(file, words.kinds)),
    [words.kinds],
  );
  const noteOf = (files: readonly DriveFile[], items: readonly PickerItem[]) => {
    const leftOut = files.length - items.length;
    if (leftOut === 0) return undefined;
    return words.spreadsheetsLeftOut(leftOut);
  };
  return (
    <WidgetBoundary>
      <SelectionPicker
        connection={connection}
        field="selectedFiles"
        onReconnect={onReconnect}
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
        toItems={toItems}
        toSelected={({ id, name, url, mimeType, via }) => ({
          id,
          name,
          ...(url === undefined ? {} : { url }),
          ...(mimeType === undefined ? {} : { mimeType }),
          type: 'file',
          addedAt: new Date().toISOString(),
          addedVia: via,
        })}
        unknownKind={{ kind: words.kinds['other'] ?? '', icon: 'file' }}
        noteOf={noteOf}
      />
    </WidgetBoundary>
  );
}
