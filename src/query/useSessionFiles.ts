import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { SessionId, UploadedFile } from '../contract/index.ts';
import { useBrainstem } from '../provider/index.ts';
import { sessionFilesQuery } from './chatQueries.ts';

/** The files that were uploaded into a session: `GET /chat/files`. */
export function useSessionFiles(id: SessionId): UseQueryResult<readonly UploadedFile[]> {
  return useQuery(sessionFilesQuery(useBrainstem().client, id));
}
