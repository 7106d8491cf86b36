import { createStore, type StoreApi } from 'zustand/vanilla';
import { callListener } from '../../../controller/index.ts';
import { isPlatformError } from '../../../client/errors/index.ts';
import {
  isOntologyPickValid,
  noOntologies,
  ontologyFields,
  type OntologyPick,
  type UploadDocument,
} from '../../../query/index.ts';
import {
  isMoving,
  isUnfinished,
  withFiles,
  type ChosenFile,
  type UploadFile,
  type UploadFileState,
} from './uploadModel.ts';

/** How the files of an upload are read. */
export interface UploadSettings {
  /** As typed. */
  description: string;
  ontologies: OntologyPick;
}

/** What the parts of an upload draw. */
export interface UploadsState {
  files: readonly UploadFile[];
  settings: UploadSettings;
  /** How many of the files that were added last were there already. */
  duplicates: number;
  /** The permission that is missing, once the platform has said so. */
  missingScope: string | undefined;
}

/** Options of {@link createUploads}. */
export interface CreateUploadsOptions {
  upload: UploadDocument;
  /** Uploads that run at the same time. @default 3 */
  atOnce?: number;
}

/** Told the connections of a file that was uploaded. */
export type OnUploaded = (connectionIds: readonly string[]) => void;

/** A list of files on their way, and what can be done about it. */
export interface UploadsController {
  store: StoreApi<UploadsState>;
  add: (files: readonly ChosenFile[]) => void;
  remove: (key: string) => void;
  /** Takes away what is uploaded; it stays on the platform. */
  clearUploaded: () => void;
  change: (settings: Partial<UploadSettings>) => void;
  /** Begins with every file that was chosen, unless the settings would be refused. */
  start: () => void;
  cancel: (key: string) => void;
  cancelAll: () => void;
  /** Uploads a file again, whatever became of it. */
  retry: (key: string) => void;
  /** Uploads again all that failed or was cancelled. */
  retryUnfinished: () => void;
  /** Tells of each file that was uploaded, until the function that it returns is called. */
  follow: (listener: OnUploaded) => () => void;
}

/** Creates the uploads of one mounted widget: a few at a time, each with its own processing. */
export function createUploads({ upload, atOnce = 3 }: CreateUploadsOptions): UploadsController {
  const store = createStore<UploadsState>(() => ({
    files: [],
    settings: { description: '', ontologies: noOntologies },
    duplicates: 0,
    missingScope: undefined,
  }));
  const running = new Map<string, AbortController>();
  const followers = new Set<OnUploaded>();

  function setStates(next: (file: UploadFile) => UploadFileState): void {
    store.setState(({ files }) => ({
      files: files.map((file) => {
        const state = next(file);
        return state === file.state ? file : { ...file, state };
      }),
    }));
  }

  function setState(key: string, state: UploadFileState): void {
    setStates((file) => (file.key === key ? state : file.state));
  }

  function startNext(): void {
    while (running.size < atOnce) {
      const next = store.getState().files.find(({ state }) => state.status === 'waiting');
      if (next === undefined) return;
      void send(next);
    }
  }

  async function send({ key, file }: UploadFile): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    running.set(key, controller);
    setState(key, { status: 'uploading', loaded: 0, total: file.size });
    try {
      const answer = await upload(file, fieldsOf(store.getState().settings), {
        signal,
        onProgress: (loaded, total) => {
          if (!signal.aborted) setState(key, { status: 'uploading', loaded, total });
        },
      });
      if (!signal.aborted) setState(key, { status: 'uploaded', upload: answer });
      for (const follow of followers) callListener(follow, answer.connectionIds);
    } catch (error) {
      if (!signal.aborted) fail(key, error);
    }
    if (running.get(key) === controller) running.delete(key);
    startNext();
  }

  function fail(key: string, error: unknown): void {
    const missingScope = isPlatformError(error) ? error.missingScope : undefined;
    if (missingScope === undefined) {
      setState(key, { status: 'failed', error });
      return;
    }
    // It will be refused for the others too: they go back to where they were.
    store.setState({ missingScope });
    setStates(({ key: other, state }) =>
      other === key || state.status === 'waiting' ? { status: 'chosen' } : state,
    );
  }

  function begin(isWanted: (file: UploadFile) => boolean): void {
    if (!isOntologyPickValid(store.getState().settings.ontologies)) return;
    store.setState({ missingScope: undefined });
    setStates((file) => (isWanted(file) ? { status: 'waiting' } : file.state));
    startNext();
  }

  function cancel(isWanted: (file: UploadFile) => boolean): void {
    const cancelled = store
      .getState()
      .files.filter((file) => isMoving(file.state) && isWanted(file))
      .map(({ key }) => key);
    const keys = new Set(cancelled);
    setStates(({ key, state }) => (keys.has(key) ? { status: 'cancelled' } : state));
    for (const key of keys) {
      running.get(key)?.abort();
      running.delete(key);
    }
    startNext();
  }

  return {
    store,
    add: (added) => store.setState(({ files }) => withFiles(files, added)),
    remove: (key) =>
      store.setState(({ files }) => ({
        files: files.filter((file) => file.key !== key || isMoving(file.state)),
      })),
    clearUploaded: () =>
      store.setState(({ files }) => ({
        files: files.filter(({ state }) => state.status !== 'uploaded'),
      })),
    change: (change) =>
      store.setState(({ settings }) => ({ settings: { ...settings, ...change } })),
    start: () => begin(({ state }) => state.status === 'chosen'),
    cancel: (key) => cancel((file) => file.key === key),
    cancelAll: () => cancel(() => true),
    retry: (key) =>
      begin(
        ({ key: other, state }) => other === key && !isMoving(state) && state.status !== 'refused',
      ),
    retryUnfinished: () => begin(({ state }) => isUnfinished(state)),
    follow(listener) {
      followers.add(listener);
      return () => void followers.delete(listener);
    },
  };
}

function fieldsOf({ description, ontologies }: UploadSettings) {
  const said = description.trim();
  return { ...(said === '' ? {} : { description: said }), ...ontologyFields(ontologies) };
}
