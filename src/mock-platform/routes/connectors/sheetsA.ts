import { getSheetPreview } from '../../../contract/index.ts';
import { HttpError } from '../../request/httpError.ts';
import workbooks from '../../seed/connectors/workbooks.json' with { type: 'json' };
import { serve, type Route } from '../../serve.ts';
import { requireConnection } from '../../state/connectors/connections.ts';

/** "first 5 rows" */
const previewRows = 5;

export const sheetsARoutes: readonly Route[] = [
  serve(getSheetPreview, ({ query }, call) => {
    const { connectionId, providerConfigKey, spreadsheetId, sheetName } = query;
    const connection = requireConnection(call, connectionId, providerConfigKey);
    if (connection.authError !== null) throw new HttpError(401, connection.authError);
    const workbook = workbooks.find(({ id }) => id === spreadsheetId);
    // Undocumented: the response for an unknown spreadsheet or tab.
    if (workbook === undefined) throw new HttpError(404, 'Spreadsheet not found');
    const { sheets } = workbook;
    const sheet =
      sheetName === undefined ? sheets[0] : sheets.find(({ title }) => title === sheetName);
    if (sheet === undefined) throw new HttpError(404, 'Sheet not found');
    return {
      spreadsheetId,
      sheetName: sheet.title,
      availableSheets: sheets.map(({ title }, index) => ({ title, sheetId: index * 101, index })),
      headers: [...sheet.headers],
      sampleRows: sheet.rows.slice(0, previewRows).map((row) => [...row]),
      totalColumns: sheet.headers.length,
      hasMoreRows: sheet.rows.length > previewRows,
    };
  }),
];
