import { canRetryUpload, type Scope } from '../../../../controller/index.ts';
import type { ChatTransport } from '../../../../query/index.ts';
import {
  patchConversation,
  type ChatStore,
  type DraftFile,
  type DraftFileState,
} from '../chatStore.ts';
import { createDraftUploads, refusalOf, type DraftUploadsOptions } from './draftUploads.ts';

/** Uploads the composer's files, a few at a time. */
export interface DraftFiles {
  /** Adds files to the draft. Refuses empty ones, and those that don't match `accept`, an input's attribute. */
  add: (key: string, files: readonly File[], accept?: string) => void;
  /** Creates the files of a message that waits for them. Call {@link upload} once it is queued. */
  draft: (files: readonly File[], accept?: string) => DraftFile[];
  /** Uploads files of a conversation that are within the limits. */
  upload: (key: string, drafts: readonly DraftFile[]) => void;
  /** Cancels uploads that no message needs any more. */
  cancel: (drafts: readonly DraftFile[]) => void;
  /** Removes a file: cancels its upload or deletes its stored copy. */
  remove: (key: string, fileKey: string) => void;
  /** Removes the files that can't be sent. */
  removeRefused: (key: string) => void;
  retry: (key: string, fileKey: string) => void;
}

export function createDraftFiles(
  store: ChatStore,
  transport: ChatTransport,
  scope: () => Scope,
  onQueued: (key: string) => void,
): DraftFiles {
  let count = 0;

  const patchFiles: DraftUploadsOptions['patchFiles'] = (key, change) =>
    patchConversation(store, key, ({ files, queue }) => ({
      files: files.map(change),
      queue: queue.some((message) => message.files.length > 0)
        ? queue.map((message) => ({ ...message, files: message.files.map(change) }))
        : queue,
    }));

  const uploads = createDraftUploads({ store, transport, scope, patchFiles, onQueued });

  const draft: DraftFiles['draft'] = (files, accept) =>
    files.map((file) => {
      count += 1;
      const uploading = { status: 'uploading', loaded: 0, total: file.size } as const;
      return { key: `file-${count}`, file, state: refusalOf(file, { accept }) ?? uploading };
    });
  const upload: DraftFiles['upload'] = (key, drafts) =>
    uploads.admit(
      key,
      drafts.filter(({ state }) => state.status !== 'refused'),
    );

  return {
    draft,
    upload,
    cancel: (drafts) => uploads.cancel(drafts),
    add(key, files, accept) {
      const drafts = draft(files, accept);
      patchConversation(store, key, (conversation) => ({
        files: [...conversation.files, ...drafts],
      }));
      upload(key, drafts);
    },
    remove(key, fileKey) {
      const removed = store
        .getState()
        .conversations[key]?.files.filter((file) => file.key === fileKey);
      patchConversation(store, key, ({ files }) => ({
        files: files.filter((file) => file.key !== fileKey),
      }));
      uploads.remove(removed ?? []);
      uploads.readmit(key);
    },
    retry(key, fileKey) {
      const file = store.getState().conversations[key]?.files.find((each) => each.key === fileKey);
      if (file === undefined || !canRetryUpload(file.state)) return;
      patchFiles(key, (each) =>
        each.key === fileKey ? { ...each, state: { status: 'waiting' } } : each,
      );
      uploads.startNext();
    },
    removeRefused: (key) =>
      patchConversation(store, key, ({ files }) => ({
        files: files.filter(({ state }) => !isFileRefused(state)),
      })),
  };
}

/** Returns true if a file can't be sent: it was refused, or its upload ended without success. */
export function isFileRefused(state: DraftFileState): boolean {
  return state.status === 'refused' || canRetryUpload(state);
}
