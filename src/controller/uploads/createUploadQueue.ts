import type { Scope } from '../scope.ts';
import type { UploadState } from './uploadState.ts';

export interface QueuedUpload {
  /** Unique in the list. */
  readonly key: string;
  readonly file: File;
  readonly state: { readonly status: string };
}

export interface UploadQueueOptions<Item extends QueuedUpload, Result> {
  /** Returns the current list in the widget's store. `waiting` files are uploaded in its order. */
  items: () => readonly Item[];
  /** Writes the state of a file, if it is still in the list. */
  setState: (key: string, state: UploadState<Result>) => void;
  upload: (
    item: Item,
    options: { signal: AbortSignal; onProgress: (loaded: number, total: number) => void },
  ) => Promise<Result>;
  /** Called with each upload's result; `isCancelled` if it finished despite a cancellation. */
  onUploaded?: (result: Result, isCancelled: boolean) => void;
  /** Returns the current scope. Uploads are cancelled when the scope they started in ends. */
  scope: () => Scope;
  /** The number of concurrent uploads. @default 3 */
  atOnce?: number | undefined;
}

/** Creates a queue that uploads a list's files with limited concurrency. */
export function createUploadQueue<Item extends QueuedUpload, Result>({
  items,
  setState,
  upload,
  onUploaded,
  scope,
  atOnce = 3,
}: UploadQueueOptions<Item, Result>) {
  const running = new Map<string, AbortController>();

  /** Starts `waiting` files up to the concurrency limit. Call it after adding some. */
  function startNext(): void {
    while (running.size < atOnce) {
      const next = items().find(({ state }) => state.status === 'waiting');
      if (next === undefined) return;
      void run(next);
    }
  }

  async function run(item: Item): Promise<void> {
    const { key, file } = item;
    const controller = new AbortController();
    const { signal } = controller;
    const isCurrent = (): boolean => running.get(key) === controller;
    running.set(key, controller);
    setState(key, { status: 'uploading', loaded: 0, total: file.size });
    const release = scope().onEnd(() => {
      if (isCurrent()) cancel([key]);
    });
    if (signal.aborted) return;
    try {
      const result = await upload(item, {
        signal,
        onProgress(loaded, total) {
          if (isCurrent()) setState(key, { status: 'uploading', loaded, total });
        },
      });
      if (isCurrent()) setState(key, { status: 'uploaded', result });
      onUploaded?.(result, !isCurrent());
    } catch (error) {
      if (isCurrent()) setState(key, { status: 'failed', error });
    }
    if (isCurrent()) running.delete(key);
    release();
    startNext();
  }

  function cancel(keys: readonly string[]): void {
    for (const key of keys) {
      running.get(key)?.abort();
      running.delete(key);
      setState(key, { status: 'cancelled' });
    }
    startNext();
  }

  return { startNext, cancel };
}
