import {
  keepPreviousData,
  queryOptions,
  useQuery,
  type UseQueryResult,
} from '@tanstack/react-query';
import * as api from '../api/index.ts';
import type { SheetPreview } from '../contract/index.ts';
import { useBrainstem, type BrainstemContextValue } from '../provider/index.ts';
import { connectionKeys } from './connectionQueries.ts';

/** Which tab of which spreadsheet. */
export interface SheetRef {
  connectionId: string;
  spreadsheetId: string;
  /** @default the first tab */
  sheetName?: string;
}

/** The first rows of a tab: `GET /connect/integrations/sheet-preview`. */
function sheetPreviewQuery(client: BrainstemContextValue['client'], sheet: SheetRef) {
  const { spreadsheetId, sheetName } = sheet;
  return queryOptions({
    queryKey: [
      ...connectionKeys.content(client, sheet),
      'preview',
      spreadsheetId,
      sheetName ?? null,
    ],
    queryFn: ({ signal }) => api.getSheetPreview(client, sheet, { signal }),
    staleTime: 5 * 60_000,
  });
}

/** The first rows of a tab. While another tab of the same spreadsheet comes, the last one stays. */
export function useSheetPreview(sheet: SheetRef): UseQueryResult<SheetPreview> {
  const { client } = useBrainstem();
  return useQuery({ ...sheetPreviewQuery(client, sheet), placeholderData: keepPreviousData });
}
