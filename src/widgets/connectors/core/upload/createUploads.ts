import { isScopeError } from '../../../../client/errors/index.ts';
import {
  canRetryUpload,
  createUploadQueue,
  defineController,
  isUploadPending,
  type Controller,
  type ControllerContext,
} from '../../../../controller/index.ts';
import type { DocumentUpload } from '../../../../contract/index.ts';
import {
  isOntologyPickValid,
  noOntologies,
  ontologyFields,
  type OntologyPick,
  type UploadDocument,
} from '../../../../query/index.ts';
import {
  addFiles,
  admitFiles,
  type ChosenFile,
  type UploadFile,
  type UploadFileState,
  type UploadRules,
} from './uploadModel.ts';

/** The processing settings of an upload. */
export interface UploadSettings {
  /** The text as typed. */
  description: string;
  ontologies: OntologyPick;
}

/** The state of an upload. */
export interface UploadsState {
  files: readonly UploadFile[];
  settings: UploadSettings;
  /** The number of files in the last addition that were already listed. */
  duplicates: number;
}

/** Options of {@link createUploads}. */
export interface CreateUploadsOptions {
  upload: UploadDocument;
  /** Returns the rules for added files, from the host and existing documents. @default no limits */
  rules?: () => UploadRules;
  /** The maximum number of concurrent uploads. @default 3 */
  atOnce?: number | undefined;
}

/** The events of an upload. */
export interface UploadsEvents {
  /** A file was uploaded to these connections. */
  uploaded: [connectionIds: readonly string[]];
}

/** The actions of an upload. */
export interface UploadsActions {
  add: (files: readonly ChosenFile[]) => void;
  remove: (key: string) => void;
  /** Adds a file that was refused as a duplicate. */
  admit: (key: string) => void;
  /** Removes uploaded files from the list. They stay on the platform. */
  clearUploaded: () => void;
  change: (settings: Partial<UploadSettings>) => void;
  /** Uploads all chosen files, unless the settings are invalid. */
  start: () => void;
  cancel: (key: string) => void;
  cancelAll: () => void;
  /** Uploads a file again, even if it was uploaded before. */
  retry: (key: string) => void;
  /** Retries all failed or cancelled uploads. */
  retryAll: () => void;
}

/** The controller of an upload: a list of files, a few of which upload concurrently. */
export type UploadsController = Controller<UploadsState, UploadsActions, UploadsEvents>;

/** Creates the controller of document uploads. */
export function createUploads(options: CreateUploadsOptions): UploadsController {
  return defineController<UploadsState, UploadsActions, UploadsEvents>({
    initialState: {
      files: [],
      settings: { description: '', ontologies: noOntologies },
      duplicates: 0,
    },
    actions: (context) => createActions(context, options),
  });
}

function createActions(
  { getState, setState, emit, scope }: ControllerContext<UploadsState, UploadsEvents>,
  { upload, rules = () => ({}), atOnce }: CreateUploadsOptions,
): UploadsActions {
  const queue = createUploadQueue<UploadFile, DocumentUpload>({
    atOnce,
    scope,
    items: () => getState().files,
    setState: (key, state) => {
      if (state.status === 'failed' && isScopeError(state.error)) onMissingScope(key);
      else setStates((file) => (file.key === key ? state : file.state));
    },
    upload: ({ file }, progress) => upload(file, fieldsOf(getState().settings), progress),
    onUploaded: ({ connectionIds }) => emit('uploaded', connectionIds),
  });

  function setStates(next: (file: UploadFile) => UploadFileState): void {
    setState(({ files }) => ({
      files: files.map((file) => {
        const state = next(file);
        if (state === file.state) return file;
        return { ...file, state, ...(state.status === 'failed' ? { hasFailed: true } : {}) };
      }),
    }));
  }

  /** Resets the file and those waiting to `chosen`, as the platform would refuse all of them. */
  function onMissingScope(key: string): void {
    setStates((file) =>
      file.key === key || file.state.status === 'waiting' ? { status: 'chosen' } : file.state,
    );
  }

  function startWhere(isWanted: (file: UploadFile) => boolean): void {
    if (!isOntologyPickValid(getState().settings.ontologies)) return;
    setStates((file) => (isWanted(file) ? { status: 'waiting' } : file.state));
    queue.startNext();
  }

  function cancelWhere(isWanted: (file: UploadFile) => boolean): void {
    const cancelled = getState().files.filter(
      (file) => isUploadPending(file.state) && isWanted(file),
    );
    queue.cancel(cancelled.map(({ key }) => key));
  }

  function keepWhere(isKept: (file: UploadFile) => boolean): void {
    setState(({ files }) => ({ files: admitFiles(files.filter(isKept), rules()) }));
  }

  return {
    add: (added) => setState(({ files }) => addFiles(files, added, rules())),
    remove: (key) => keepWhere((file) => file.key !== key || isUploadPending(file.state)),
    admit: (key) => setStates((file) => (file.key === key ? { status: 'chosen' } : file.state)),
    clearUploaded: () => keepWhere(({ state }) => state.status !== 'uploaded'),
    change: (change) => setState(({ settings }) => ({ settings: { ...settings, ...change } })),
    start: () => startWhere(({ state }) => state.status === 'chosen'),
    cancel: (key) => cancelWhere((file) => file.key === key),
    cancelAll: () => cancelWhere(() => true),
    retry: (key) =>
      startWhere(
        (file) =>
          file.key === key && !isUploadPending(file.state) && file.state.status !== 'refused',
      ),
    retryAll: () => startWhere(({ state }) => canRetryUpload(state)),
  };
}

function fieldsOf({ description, ontologies }: UploadSettings) {
  const trimmed = description.trim();
  return { ...(trimmed === '' ? {} : { description: trimmed }), ...ontologyFields(ontologies) };
}
