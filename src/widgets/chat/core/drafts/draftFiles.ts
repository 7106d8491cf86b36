import {
  acceptsFile,
  createUploadQueue,
  isUploadPending,
  type Scope,
} from '../../../../controller/index.ts';
import type { FileLimits, UploadedFile } from '../../../../contract/index.ts';
import type { ChatTransport } from '../../../../query/index.ts';
import {
  patchConversation,
  type ChatStore,
  type Conversation,
  type DraftFile,
  type DraftFileState,
} from '../chatStore.ts';

/** Uploads the composer's files, a few at a time. */
export interface DraftFiles {
  /** `accept` is the attribute of a file input; other files are refused. */
  add: (key: string, files: readonly File[], accept?: string) => void;
  /** Files for a message that waits for them. {@link upload} begins once it is in the queue. */
  draft: (files: readonly File[], accept?: string) => DraftFile[];
  /** Uploads files of a conversation that are within the limits. */
  upload: (key: string, drafts: readonly DraftFile[]) => void;
  /** Cancels uploads that no message waits for any more. */
  cancel: (drafts: readonly DraftFile[]) => void;
  /** Removes a file: its upload is cancelled, or its stored copy deleted. */
  remove: (key: string, fileKey: string) => void;
  /** Removes the files that can't be sent. */
  removeRefused: (key: string) => void;
  retry: (fileKey: string) => void;
  /** Removes the files that were sent with a message; their stored copies stay. */
  release: (key: string) => void;
}

/** Creates the uploads of one mounted chat. */
export function createDraftFiles(
  store: ChatStore,
  transport: ChatTransport,
  scope: () => Scope,
  onQueued: (key: string) => void,
): DraftFiles {
  let count = 0;

  const setState = (fileKey: string, state: DraftFileState): void => {
    const { conversations } = store.getState();
    const key = Object.values(conversations).find((conversation) =>
      filesOf(conversation).some((file) => file.key === fileKey),
    )?.key;
    if (key === undefined) return;
    patchFiles(store, key, (file) => (file.key === fileKey ? { ...file, state } : file));
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
    upload: ({ file, sessionId }, options) => transport.upload(sessionId, file, options),
    onUploaded: (file, isCancelled) => {
      if (isCancelled) deleteStored(file);
    },
    scope,
  });

  /** Admits files that were too many, now that there is room for some of them. */
  function readmit(key: string): void {
    const files = store.getState().conversations[key]?.files ?? [];
    const refused = files.filter(
      ({ state }) => state.status === 'refused' && state.reason === 'too-many',
    );
    if (refused.length > 0) void admit(key, refused);
  }

  /** Checks files against the live limits. If they can't be fetched, the platform decides. */
  async function admit(key: string, drafts: readonly DraftFile[]): Promise<void> {
    const limits = await transport.limits().catch(() => undefined);
    const known = new Set(drafts.map((draft) => draft.key));
    const { files = [] } = store.getState().conversations[key] ?? {};
    // A message that waits has its own files and no others.
    const others = files.some((file) => known.has(file.key))
      ? files.filter((file) => !known.has(file.key) && file.state.status !== 'refused')
      : [];
    let taken = others.length;
    patchFiles(store, key, (file) => {
      if (!known.has(file.key)) return file;
      const reason = limits && refusal(file.file, taken, limits);
      if (limits && reason) return { ...file, state: { status: 'refused', reason, limits } };
      taken += 1;
      return { ...file, state: { status: 'waiting' } };
    });
    onQueued(key);
    uploads.startNext();
  }

  const draft: DraftFiles['draft'] = (files, accept) =>
    files.map((file) => {
      count += 1;
      return {
        key: `file-${count}`,
        file,
        state: acceptsFile(file, accept)
          ? { status: 'uploading', loaded: 0, total: file.size }
          : { status: 'refused', reason: 'wrong-type' },
      };
    });
  const upload: DraftFiles['upload'] = (key, drafts) =>
    void admit(
      key,
      drafts.filter(({ state }) => state.status !== 'refused'),
    );

  return {
    draft,
    upload,
    cancel: (drafts) =>
      uploads.cancel(drafts.filter(({ state }) => isUploadPending(state)).map((file) => file.key)),
    add(key, files, accept) {
      const drafts = draft(files, accept);
      patchConversation(store, key, (conversation) => ({
        files: [...conversation.files, ...drafts],
      }));
      upload(key, drafts);
    },
    remove(key, fileKey) {
      const draft = store.getState().conversations[key]?.files.find((file) => file.key === fileKey);
      patchConversation(store, key, ({ files }) => ({
        files: files.filter((file) => file.key !== fileKey),
      }));
      if (draft?.state.status === 'uploaded') deleteStored(draft.state.result);
      else uploads.cancel([fileKey]);
      readmit(key);
    },
    retry(fileKey) {
      setState(fileKey, { status: 'waiting' });
      uploads.startNext();
    },
    removeRefused: (key) =>
      patchConversation(store, key, ({ files }) => ({
        files: files.filter(({ state }) => state.status !== 'refused'),
      })),
    release(key) {
      patchConversation(store, key, ({ files }) => ({
        files: files.filter(({ state }) => state.status !== 'uploaded'),
      }));
      readmit(key);
    },
  };
}

/** Files of a conversation: of its draft, and of messages that wait for theirs. */
function filesOf({ files, queue }: Conversation): readonly DraftFile[] {
  return [...files, ...queue.flatMap((message) => message.files)];
}

function patchFiles(store: ChatStore, key: string, change: (file: DraftFile) => DraftFile): void {
  patchConversation(store, key, ({ files, queue }) => ({
    files: files.map(change),
    queue: queue.some((message) => message.files.length > 0)
      ? queue.map((message) => ({ ...message, files: message.files.map(change) }))
      : queue,
  }));
}

function refusal(
  file: File,
  taken: number,
  limits: FileLimits,
): 'too-large' | 'too-many' | 'empty' | undefined {
  if (file.size === 0) return 'empty';
  if (file.size > limits.max_bytes) return 'too-large';
  return taken >= limits.max_files ? 'too-many' : undefined;
}

/** A file that couldn't be deleted stays in the session, where it does no harm. */
function ignore(): void {
  // The person removed the file; there is nothing for them to do.
}
