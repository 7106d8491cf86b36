import { hasStatus } from '../../../../client/errors/index.ts';
import {
  acceptsFile,
  createUploadQueue,
  isUploadPending,
  type Scope,
} from '../../../../controller/index.ts';
import type { FileLimits, UploadedFile } from '../../../../contract/index.ts';
import type { ChatTransport } from '../../../../query/index.ts';
import type { ChatStore, Conversation, DraftFile, DraftFileState } from '../chatStore.ts';

/** Uploads files within the limits, a few at a time. */
export interface DraftUploads {
  /** Checks a conversation's files against the limits, and uploads those within. */
  admit: (key: string, drafts: readonly DraftFile[]) => void;
  /** Admits files that exceeded the maximum number, now that there is room. */
  readmit: (key: string) => void;
  startNext: () => void;
  cancel: (drafts: readonly DraftFile[]) => void;
  /** Cancels the uploads of removed files, or deletes their stored copies. */
  remove: (drafts: readonly DraftFile[]) => void;
}

export interface DraftUploadsOptions {
  store: ChatStore;
  transport: ChatTransport;
  scope: () => Scope;
  /** Updates a conversation's files, in its draft and in queued messages. */
  patchFiles: (key: string, change: (file: DraftFile) => DraftFile) => void;
  /** Called with the key of a conversation whose files changed. */
  onQueued: (key: string) => void;
}

export function createDraftUploads({
  store,
  transport,
  scope,
  patchFiles,
  onQueued,
}: DraftUploadsOptions): DraftUploads {
  const setState = (fileKey: string, state: DraftFileState): void => {
    const { conversations } = store.getState();
    const key = Object.values(conversations).find((conversation) =>
      filesOf(conversation).some((file) => file.key === fileKey),
    )?.key;
    if (key === undefined) return;
    patchFiles(key, (file) => (file.key === fileKey ? { ...file, state } : file));
    onQueued(key);
  };
  const deleteStored = ({ session_id, storage_key }: UploadedFile): void =>
    void transport.deleteFile(session_id, storage_key).catch(ignore);
  const uploads = createUploadQueue<DraftFile & { sessionId: string }, UploadedFile>({
    items: () =>
      Object.values(store.getState().conversations).flatMap((conversation) =>
        filesOf(conversation).map((draft) => ({ ...draft, sessionId: conversation.sessionId })),
      ),
    setState,
    async upload({ file, sessionId }, options) {
      try {
        return await transport.upload(sessionId, file, options);
      } catch (error) {
        // Another client may have deleted the conversation, which its messages tell.
        if (hasStatus(error, 404, 410)) transport.refetchMessages(sessionId);
        throw error;
      }
    },
    onUploaded: (file, isCancelled) => {
      if (isCancelled) deleteStored(file);
    },
    scope,
  });

  const cancel: DraftUploads['cancel'] = (drafts) =>
    uploads.cancel(drafts.filter(({ state }) => isUploadPending(state)).map((file) => file.key));

  /** Applies no limits if they can't be fetched: the platform then decides. */
  async function admit(key: string, drafts: readonly DraftFile[]): Promise<void> {
    const limits = await transport.limits().catch(() => undefined);
    const known = new Set(drafts.map((draft) => draft.key));
    const { files = [] } = store.getState().conversations[key] ?? {};
    // A queued message has its own files, which don't count towards the draft's limit.
    const others = files.some((file) => known.has(file.key))
      ? files.filter((file) => !known.has(file.key) && file.state.status !== 'refused')
      : [];
    let taken = others.length;
    patchFiles(key, (file) => {
      if (!known.has(file.key)) return file;
      const refused = refusalOf(file.file, { limits, taken });
      if (refused !== undefined) return { ...file, state: refused };
      taken += 1;
      return { ...file, state: { status: 'waiting' } };
    });
    onQueued(key);
    uploads.startNext();
  }

  return {
    admit: (key, drafts) => void admit(key, drafts),
    readmit(key) {
      const files = store.getState().conversations[key]?.files ?? [];
      const refused = files.filter(
        ({ state }) => state.status === 'refused' && state.reason === 'too-many',
      );
      if (refused.length > 0) void admit(key, refused);
    },
    startNext: uploads.startNext,
    cancel,
    remove(drafts) {
      cancel(drafts);
      for (const { state } of drafts) if (state.status === 'uploaded') deleteStored(state.result);
    },
  };
}

function filesOf({ files, queue }: Conversation): readonly DraftFile[] {
  return [...files, ...queue.flatMap((message) => message.files)];
}

/**
 * Returns the state of a file that is refused: at once by what it is, and by the limits and the
 * number of files before it once they are known. A folder is an empty file, whose name has no type.
 */
export function refusalOf(
  file: File,
  { accept, limits, taken = 0 }: { accept?: string; limits?: FileLimits; taken?: number },
): DraftFileState | undefined {
  const status = 'refused';
  if (file.size === 0) return { status, reason: 'empty' };
  if (!acceptsFile(file, accept)) return { status, reason: 'wrong-type' };
  if (limits === undefined) return undefined;
  if (file.size > limits.max_bytes) return { status, reason: 'too-large', limits };
  return taken >= limits.max_files ? { status, reason: 'too-many', limits } : undefined;
}

/** Ignores a failed deletion: the file stays in the session, where it does no harm. */
function ignore(): void {
  // The user removed the file and can't do anything about it.
}
