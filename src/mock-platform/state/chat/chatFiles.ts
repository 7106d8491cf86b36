import type { Random } from '../../random.ts';
import type { UploadedFile } from '../../../contract/index.ts';
import type { Session, Sessions } from './sessions.ts';

/** An uploaded file. Its bytes stay the `Blob` that came in the form. */
export interface ChatFile {
  readonly id: string;
  readonly name: string;
  readonly storageKey: string;
  readonly contentType: string;
  readonly bytes: Blob;
  readonly session: Session;
}

/** The files of the world, by storage key. */
export type ChatFiles = Map<string, ChatFile>;

/** The chat sessions and the files in them. */
export interface ChatState {
  readonly random: Random;
  readonly sessions: Sessions;
  readonly files: ChatFiles;
}

/** The files of a session, in the order of upload. */
export function filesOf(files: ChatFiles, session: Session): ChatFile[] {
  return [...files.values()].filter((file) => file.session === session);
}

/** A file as the routes answer it. */
export function viewFile(file: ChatFile): UploadedFile {
  return {
    id: file.id,
    name: file.name,
    storage_key: file.storageKey,
    bucket: 'chat-files',
    content_type: file.contentType,
    size: file.bytes.size,
    storage_uri: `storage://chat-files/${file.storageKey}`,
    session_id: file.session.id,
  };
}
