import type { Random } from '../../random.ts';
import type { UploadedFile } from '../../../contract/index.ts';
import type { Session, Sessions } from './sessions.ts';

/** An uploaded file. Its content is the form's original `Blob`. */
export interface ChatFile {
  readonly id: string;
  readonly name: string;
  readonly storageKey: string;
  readonly contentType: string;
  readonly bytes: Blob;
  readonly session: Session;
}

export type ChatFiles = Map<string, ChatFile>;

export interface ChatState {
  readonly random: Random;
  readonly sessions: Sessions;
  readonly files: ChatFiles;
}

/** Returns a session's files in upload order. */
export function filesOf(files: ChatFiles, session: Session): ChatFile[] {
  return [...files.values()].filter((file) => file.session === session);
}

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
