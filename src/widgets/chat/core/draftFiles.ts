import type { Scope } from '../../../controller/index.ts';
import type { FileLimits } from '../../../contract/index.ts';
import type { ChatTransport } from '../../../query/index.ts';
import { acceptsFile } from './acceptsFile.ts';
import {
  patchConversation,
  type ChatStore,
  type DraftFile,
  type DraftFileState,
} from './chatStore.ts';

/** Uploads that run at once in one conversation. */
const atOnce = 3;

/** Uploads the composer's files, a few at a time, each with its own fate. */
export interface DraftFiles {
  /** `accept` is as the attribute of a file input; other files are refused. */
  add: (key: string, files: readonly File[], accept?: string) => void;
  /** Takes a file out: its upload is cancelled, or its stored copy deleted. */
  remove: (key: string, fileKey: string) => void;
  retry: (key: string, fileKey: string) => void;
  /** Forgets files that went off with a message; their stored copies stay. */
  release: (key: string) => void;
}

/** Creates the uploads of one mounted chat. */
export function createDraftFiles(
  store: ChatStore,
  transport: ChatTransport,
  scope: () => Scope,
): DraftFiles {
  const running = new Map<string, AbortController>();
  let count = 0;

  const setState = (key: string, fileKey: string, state: DraftFileState): void =>
    patchConversation(store, key, ({ files }) => ({
      files: files.map((file) => (file.key === fileKey ? { ...file, state } : file)),
    }));

  async function upload(key: string, draft: DraftFile): Promise<void> {
    const controller = new AbortController();
    scope().onEnd(() => controller.abort());
    running.set(draft.key, controller);
    const { signal } = controller;
    setState(key, draft.key, { status: 'uploading', loaded: 0, total: draft.file.size });
    try {
      const sessionId = store.getState().conversations[key]?.sessionId ?? '';
      const file = await transport.upload(sessionId, draft.file, {
        signal,
        onProgress: (loaded, total) => {
          if (!signal.aborted) setState(key, draft.key, { status: 'uploading', loaded, total });
        },
      });
      if (signal.aborted)
        void transport.deleteFile(file.session_id, file.storage_key).catch(ignore);
      else setState(key, draft.key, { status: 'uploaded', file });
    } catch (error) {
      if (!signal.aborted) setState(key, draft.key, { status: 'failed', error });
    } finally {
      running.delete(draft.key);
      startNext(key);
    }
  }

  function startNext(key: string): void {
    const files = store.getState().conversations[key]?.files ?? [];
    const free = atOnce - files.filter(({ state }) => state.status === 'uploading').length;
    const waiting = files.filter(({ state }) => state.status === 'waiting');
    for (const draft of waiting.slice(0, Math.max(0, free))) void upload(key, draft);
  }

  /** Holds new files against the live limits. Without an answer the platform has the last word. */
  async function admit(key: string, drafts: readonly DraftFile[]): Promise<void> {
    const limits = await transport.limits().catch(() => undefined);
    const known = new Set(drafts.map((draft) => draft.key));
    patchConversation(store, key, ({ files }) => {
      let taken = files.filter(
        (file) => !known.has(file.key) && file.state.status !== 'refused',
      ).length;
      return {
        files: files.map((file) => {
          if (!known.has(file.key)) return file;
          const reason = limits && refusal(file.file, taken, limits);
          if (limits && reason) return { ...file, state: { status: 'refused', reason, limits } };
          taken += 1;
          return { ...file, state: { status: 'waiting' } };
        }),
      };
    });
    startNext(key);
  }

  return {
    add(key, files, accept) {
      const drafts = files.map((file): DraftFile => {
        count += 1;
        return {
          key: `file-${count}`,
          file,
          state: acceptsFile(file, accept)
            ? { status: 'uploading', loaded: 0, total: file.size }
            : { status: 'refused', reason: 'wrong-type' },
        };
      });
      patchConversation(store, key, (conversation) => ({
        files: [...conversation.files, ...drafts],
      }));
      void admit(
        key,
        drafts.filter(({ state }) => state.status !== 'refused'),
      );
    },
    remove(key, fileKey) {
      const draft = store.getState().conversations[key]?.files.find((file) => file.key === fileKey);
      running.get(fileKey)?.abort();
      patchConversation(store, key, ({ files }) => ({
        files: files.filter((file) => file.key !== fileKey),
      }));
      if (draft?.state.status === 'uploaded') {
        const { session_id, storage_key } = draft.state.file;
        void transport.deleteFile(session_id, storage_key).catch(ignore);
      }
    },
    retry(key, fileKey) {
      setState(key, fileKey, { status: 'waiting' });
      startNext(key);
    },
    release: (key) =>
      patchConversation(store, key, ({ files }) => ({
        files: files.filter(({ state }) => state.status !== 'uploaded'),
      })),
  };
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

/** A file that could not be deleted stays in the session, where it does no harm. */
function ignore(): void {
  // The person has let go of the file; there is nothing for them to do.
}
