import { listDriveFiles } from '../../../contract/index.ts';
import { HttpError } from '../../request/httpError.ts';
import { driveFiles, spreadsheetType } from '../../seed/driveFiles.ts';
import { serve, type Route } from '../../serve.ts';
import { requireConnection } from '../../state/connectors/connections.ts';

const defaultPageSize = 100;

/** The maximum page size. Undocumented. */
const maxPageSize = 1000;

/** Lists a drive's files. Assumption: the key of sheets lists spreadsheets only. */
export const driveARoutes: readonly Route[] = [
  serve(listDriveFiles, ({ query }, call) => {
    const { world } = call;
    const { connectionId, providerConfigKey = 'alpha-drive', pageSize, pageToken } = query;
    const connection = requireConnection(call, connectionId, providerConfigKey);
    if (connection.authError !== null) throw new HttpError(401, connection.authError);
    world.driveFiles ??= driveFiles(world.driveFileCount, world.createdAt);
    const files =
      providerConfigKey === 'alpha-drive'
        ? world.driveFiles.filter(({ mimeType }) => mimeType === spreadsheetType)
        : world.driveFiles;
    const size = Math.min(maxPageSize, Number(pageSize ?? defaultPageSize));
    const start = startOf(pageToken, files.length);
    const end = start + size;
    const page = { files: files.slice(start, end) };
    return end < files.length ? { ...page, nextPageToken: btoa(`page:${end}`) } : page;
  }),
];

/** Undocumented: the response for an invalid token. */
function startOf(token: string | undefined, count: number): number {
  if (token === undefined) return 0;
  const start = Number(/^page:(\d+)$/.exec(decoded(token))?.[1] ?? NaN);
  if (start < count) return start;
  throw new HttpError(400, 'pageToken: expected a token of the page before');
}

function decoded(token: string): string {
  try {
    return atob(token);
  } catch {
    return '';
  }
}
