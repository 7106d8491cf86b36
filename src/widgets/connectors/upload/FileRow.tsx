import { memo } from 'react';
import { isNetworkError } from '../../../client/errors/index.ts';
import { canRetryUpload, isUploadPending, uploadedFraction } from '../../../controller/index.ts';
import { describeError, useFormat, useGeneralWords } from '../../../provider/index.ts';
import {
  Button,
  Icon,
  IconButton,
  icons,
  joinClasses,
  Progress,
  revealHidden,
  texts,
} from '../../../ui/index.ts';
import type { UploadFile } from '../core/upload/index.ts';
import type { ProcessingStatus } from '../core/upload/processingStatus.ts';
import { DocumentStatus } from './DocumentStatus.tsx';
import styles from './FileList.module.css';
import { useActions, useDocumentsWords, useUploadAccess } from './UploadContext.ts';

export interface FileRowProps {
  entry: UploadFile;
  /** The processing status after the upload, if known. */
  processing: ProcessingStatus | undefined;
}

/** A file's row: its name, its state, and the applicable action. */
export const FileRow = memo(function FileRow({ entry, processing }: FileRowProps) {
  const words = useDocumentsWords();
  const { file, path, state } = entry;
  const isBad =
    state.status === 'failed' || state.status === 'refused' || processing?.status === 'failed';
  const folder = revealHidden(path.slice(0, -file.name.length));
  const name = revealHidden(file.name);
  return (
    <li
      className={joinClasses(
        styles.row,
        isBad ? styles.bad : state.status === 'uploaded' && styles.done,
      )}
      tabIndex={-1}
      data-part="file"
      data-state={state.status}
    >
      <span className={styles.mark}>
        <Icon
          path={isBad ? icons.warning : state.status === 'uploaded' ? icons.check : icons.file}
        />
      </span>
      <span className={styles.words}>
        <span className={styles.name} title={folder + name}>
          {folder !== '' && <bdi className={texts.muted}>{folder}</bdi>}
          <bdi>{name}</bdi>
        </span>
        <span className={styles.state}>
          <StateText entry={entry} processing={processing} />
        </span>
        {processing?.status === 'failed' && (
          <span className={texts.error}>
            {processing.reason === 'ontology-not-found'
              ? words.ontologyNotFound
              : words.processingFailed}
          </span>
        )}
      </span>
      <span className={styles.actions}>
        <RowAction entry={entry} processing={processing} />
      </span>
      {state.status === 'uploading' && (
        <span className={styles.progress}>
          <Progress label={words.uploading(name)} value={uploadedFraction(state)} />
        </span>
      )}
    </li>
  );
});

function StateText({ entry: { file, state }, processing }: FileRowProps) {
  const words = useDocumentsWords();
  const general = useGeneralWords();
  const format = useFormat();
  const size = format.bytes(file.size);
  switch (state.status) {
    case 'chosen':
      return size;
    case 'waiting':
      return `${size} · ${words.waiting}`;
    case 'uploading': {
      const share = uploadedFraction(state);
      return words.progress(share * file.size, file.size, share);
    }
    case 'failed': {
      // A notice above reports being offline; a network error doesn't imply it.
      const isInterrupted = isNetworkError(state.error);
      const { summary } = describeError(state.error, general);
      return `${words.failed}: ${isInterrupted ? words.interrupted : summary}`;
    }
    case 'cancelled':
      return `${size} · ${words.cancelled}`;
    case 'refused':
      return words.refused[state.reason];
    case 'uploaded':
      return (
        <>
          {size}
          {processing === undefined && state.result.connectionIds.length === 0 ? (
            <span>{words.uploadedAsProcedure}</span>
          ) : (
            <DocumentStatus processing={processing} fallback={words.uploaded} />
          )}
        </>
      );
  }
}

function RowAction({ entry: { key, file, state }, processing }: FileRowProps) {
  const words = useDocumentsWords();
  const { admit, cancel, remove, retry } = useActions();
  const { canWrite } = useUploadAccess();
  const name = revealHidden(file.name);
  if (isUploadPending(state)) {
    return (
      <IconButton label={words.cancelFile(name)} size="small" onClick={() => cancel(key)}>
        <Icon path={icons.close} size={14} />
      </IconButton>
    );
  }
  if (state.status === 'uploaded') {
    if (processing?.status !== 'failed' || !canWrite) return null;
    return (
      <IconButton label={words.uploadAgain(name)} size="small" onClick={() => retry(key)}>
        <Icon path={icons.retry} size={14} />
      </IconButton>
    );
  }
  return (
    <>
      {canRetryUpload(state) && canWrite && (
        <IconButton label={words.retryFile(name)} size="small" onClick={() => retry(key)}>
          <Icon path={icons.retry} size={14} />
        </IconButton>
      )}
      {state.status === 'refused' && state.reason === 'duplicate' && (
        <Button size="small" aria-label={words.addAnyway(name)} onClick={() => admit(key)}>
          {words.addAnywayShort}
        </Button>
      )}
      <IconButton label={words.removeFile(name)} size="small" onClick={() => remove(key)}>
        <Icon path={icons.trash} size={14} />
      </IconButton>
    </>
  );
}
