import { keepPreviousData } from '@tanstack/query-core';
import * as api from '../api/index.ts';
import type { BrainstemClient } from '../client/index.ts';
import { connectionKeys } from './connectors.ts';
import { queryOptions } from './options.ts';

/** Which tab of which spreadsheet. */
export interface SheetRef {
  connectionId: string;
  spreadsheetId: string;
  /** @default the first tab */
  sheetName?: string;
}

/**
 * The first rows of a tab: `GET /connect/integrations/sheet-preview`. While another tab of the same
 * spreadsheet is fetched, the last one stays.
 */
export function sheetPreviewQuery(client: BrainstemClient, sheet: SheetRef) {
  const { connectionId, spreadsheetId, sheetName = null } = sheet;
  const content = connectionKeys.content(client, connectionId);
  return queryOptions({
    queryKey: [...content, 'preview', spreadsheetId, sheetName] as const,
    queryFn: ({ signal }) => api.getSheetPreview(client, sheet, { signal }),
    staleTime: 5 * 60_000,
    placeholderData: keepPreviousData,
  });
}
