import {
  deleteFile,
  getFileLimits,
  getFileUrl,
  listFiles,
  uploadFile,
} from '../../../contract/index.ts';
import { presign } from '../../presign.ts';
import { HttpError } from '../../request/httpError.ts';
import { serve, type Call, type Route } from '../../serve.ts';
import { filesOf, viewFile, type ChatFile } from '../../state/chat/chatFiles.ts';
import { findSession, openSession } from '../../state/chat/sessions.ts';

export const chatFileRoutes: readonly Route[] = [
  serve(getFileLimits, (_, { environment }) => environment.fileLimits),

  serve(uploadFile, ({ fields, file }, { caller, world, environment }) => {
    const { max_bytes: maxBytes, max_files: maxFiles } = environment.fileLimits;
    // Undocumented: the response to an upload over a limit.
    if (file.size > maxBytes) throw new HttpError(422, `file: over ${maxBytes} bytes`);
    const id = fields.session_id;
    const known = findSession(world.sessions, caller.id, id);
    if (known !== undefined && filesOf(world.files, known).length >= maxFiles) {
      throw new HttpError(422, `file: the session has ${maxFiles} files already`);
    }
    const at = environment.clock.now();
    const session = known ?? openSession(world.sessions, { actorId: caller.id, id, at });
    const stored: ChatFile = {
      id: world.random.uuid(),
      name: file.name,
      storageKey: `${caller.organisationId}/${world.random.uuid()}-${keyName(file.name)}`,
      contentType: file.type === '' ? 'application/octet-stream' : file.type,
      bytes: file,
      session,
    };
    world.files.set(stored.storageKey, stored);
    return viewFile(stored);
  }),

  serve(listFiles, ({ query }, { caller, world }) => {
    const session = findSession(world.sessions, caller.id, query.session_id);
    // Assumption: an unknown session has no files.
    const files = session === undefined ? [] : filesOf(world.files, session);
    return { session_id: session?.id ?? query.session_id, files: files.map(viewFile) };
  }),

  serve(deleteFile, ({ query }, call) => {
    const file = findFile(query, call);
    if (file !== undefined) call.world.files.delete(file.storageKey);
    return { deleted: file !== undefined, storage_key: query.storage_key };
  }),

  serve(getFileUrl, async ({ query }, call) => {
    const file = findFile(query, call);
    // Undocumented: the response for an unknown file.
    if (file === undefined) throw new HttpError(404, 'File not found');
    const url = await presign(file.storageKey, call.world, call.environment);
    return { url, storage_key: file.storageKey };
  }),
];

/** Returns a name that is safe in URLs. The original is stored separately. */
function keyName(name: string): string {
  return name.replaceAll(/[^\w.-]+/g, '_').slice(-80);
}

function findFile(
  query: { storage_key: string; session_id: string },
  { caller, world }: Call,
): ChatFile | undefined {
  const session = findSession(world.sessions, caller.id, query.session_id);
  const file = world.files.get(query.storage_key);
  return session !== undefined && file?.session === session ? file : undefined;
}
