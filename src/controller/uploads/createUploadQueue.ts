import type { Scope } from '../scope.ts';
import type { UploadState } from './uploadState.ts';

/** A file of a list that uploads. */
export interface QueuedUpload {
  /** Unique in the list. */
  readonly key: string;
  readonly file: File;
  readonly state: { readonly status: string };
}

export interface UploadQueueOptions<Item extends QueuedUpload, Result> {
  /** Returns the current list, which the widget's store holds. Those `waiting` upload in its order. */
  items: () => readonly Item[];
  /** Writes the state of a file, if it is still in the list. */
  setState: (key: string, state: UploadState<Result>) => void;
  upload: (
    item: Item,
    options: { signal: AbortSignal; onProgress: (loaded: number, total: number) => void },
  ) => Promise<Result>;
  /** Called with what was uploaded; `isCancelled` when it arrived in spite of a cancellation. */
  onUploaded?: (result: Result, isCancelled: boolean) => void;
  /** Uploads end as cancelled when the scope that they started in ends. */
  scope: () => Scope;
  /** Uploads that run at the same time. @default 3 */
  atOnce?: number | undefined;
}

/** The uploads of one widget. */
export interface UploadQueue {
  /** Starts files that are `waiting`, as far as there is room. Call it after you added some. */
  startNext: () => void;
  /** Cancels files that are waiting or uploading. */
  cancel: (keys: readonly string[]) => void;
}

/** Creates the queue that uploads the files of a list, a few at a time, each with its own outcome. */
export function createUploadQueue<Item extends QueuedUpload, Result>({
  items,
  setState,
  upload,
  onUploaded,
  scope,
  atOnce = 3,
}: UploadQueueOptions<Item, Result>): UploadQueue {
  const running = new Map<string, AbortController>();

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
