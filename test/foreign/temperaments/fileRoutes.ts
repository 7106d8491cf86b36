import type { Route } from './route.ts';
import { madeAt } from './world.ts';

const connect = '/public/v1/connect/integrations';

const files = ['Deliveries.pdf', 'Contracts.pdf'].map((name, at) => ({
  id: `file-${at + 1}`,
  name,
  mimeType: 'application/pdf',
  webViewLink: `https://files.example/${at + 1}`,
  createdTime: madeAt,
  modifiedTime: madeAt,
  size: '2048',
  iconLink: 'https://files.example/icon.png',
}));

const spreadsheets = ['Landings', 'Prices'].map((name, at) => ({
  ...files[0],
  id: `sheet-${at + 1}`,
  name,
  mimeType: 'application/vnd.google-apps.spreadsheet',
}));

const ofConnection = ['connectionId', 'providerConfigKey'];

/** Files, sheets and hosted sites. */
export const fileRoutes: readonly Route[] = [
  {
    path: `GET ${connect}/drive-files`,
    query: [...ofConnection, 'pageSize', 'pageToken'],
    answer: ({ query }) => ({
      json: {
        files: query.get('providerConfigKey') === 'alpha-drive-files' ? files : spreadsheets,
      },
    }),
  },
  {
    path: `GET ${connect}/sheet-preview`,
    query: [...ofConnection, 'spreadsheetId', 'sheetName'],
    answer: ({ query }) => ({
      json: {
        spreadsheetId: query.get('spreadsheetId'),
        sheetName: 'March',
        availableSheets: [{ title: 'March', sheetId: 0, index: 0 }],
        headers: ['Boat', 'Kilos'],
        sampleRows: [['Skarv', '410']],
        totalColumns: 2,
        hasMoreRows: true,
      },
    }),
  },
  {
    path: 'GET /public/v1/connectors/docs-online/sites',
    query: ['connectionId'],
    answer: () => ({
      json: {
        sites: [
          {
            id: 'site-1',
            displayName: 'Quality',
            name: 'quality',
            webUrl: 'https://sites.example/quality',
            defaultDriveId: 'drive-1',
            drives: [],
            isSharedItems: false,
          },
        ],
      },
    }),
  },
  {
    path: 'GET /public/v1/connectors/docs-online/folders',
    query: ['connectionId', 'driveId', 'folderPath'],
    answer: () => ({
      json: {
        folders: [
          {
            id: 'folder-1',
            name: 'Audits',
            path: 'Audits',
            webUrl: 'https://sites.example/a',
            childCount: 0,
            isFile: false,
          },
        ],
      },
    }),
  },
];
