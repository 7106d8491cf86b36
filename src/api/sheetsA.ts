import type { BrainstemClient, CallOptions } from '../client/index.ts';
import * as contract from '../contract/index.ts';
import type { SavedMetadata, SheetPreview } from '../contract/index.ts';
import { changeConnectionMetadata } from './connectionMetadata.ts';

const sheetsKey = 'alpha-drive';

/** The first rows of a spreadsheet: `GET /connect/integrations/sheet-preview`. */
export function getSheetPreview(
  client: BrainstemClient,
  sheet: { connectionId: string; spreadsheetId: string; sheetName?: string },
  options?: CallOptions,
): Promise<SheetPreview> {
  const query = { ...sheet, providerConfigKey: sheetsKey };
  return client.json(contract.getSheetPreview, { query }, options);
}

/** A spreadsheet to be synced, as the picker knows it. */
export interface SheetSelection {
  id: string;
  name: string;
  url?: string;
  /** The MIME type of spreadsheets. */
  type?: string;
  addedAt?: string;
  addedBy?: string;
  description?: string;
}

/**
 * Says which spreadsheets are synced: writes `selectedSheets` into the metadata and keeps the rest (`GET` and
 * `POST /connect/integrations/connection-metadata`). The list is replaced whole: to remove one, leave it out.
 */
export function saveSelectedSheets(
  client: BrainstemClient,
  { connectionId, selectedSheets }: { connectionId: string; selectedSheets: SheetSelection[] },
  options?: CallOptions,
): Promise<SavedMetadata> {
  const ref = { connectionId, providerConfigKey: sheetsKey };
  return changeConnectionMetadata(client, ref, { fields: { selectedSheets } }, options);
}
