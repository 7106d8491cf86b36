import { memo, useMemo } from 'react';
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
  layout,
  frame,
  useFocusInRows,
  Status,
  type StatusProps,
} from '../../../ui/index.ts';
import { totalsOf, type UploadFile } from '../core/upload/index.ts';
import {
  type ProcessingStatus,
  type ProcessingStatuses,
  processingStatusOfFile,
} from '../core/upload/processingStatus.ts';
import styles from './FileList.module.css';
import { useActions, useDocumentsWords, useSelect, useUploadAccess } from './UploadContext.ts';

export function FileList({ processing }: { processing: ProcessingStatuses }) {
  const words = useDocumentsWords();
  const files = useSelect((state) => state.files);
  const { refused, uploaded } = useMemo(() => totalsOf(files), [files]);
  const heading =
    uploaded + refused === files.length && uploaded > 0 ? words.uploadedFiles : words.files;
  const focus = useFocusInRows<HTMLUListElement>('li');
  return (
    <section className={layout.stack2} aria-label={heading}>
      <h2 className={joinClasses(texts.heading, layout.wrap2, styles.title)}>
        {heading}
        {files.length > refused && (
          <span className={texts.figures}>{words.fileCount(files.length - refused)}</span>
        )}
        {refused > 0 && <span className={texts.figures}>{words.refusedCount(refused)}</span>}
      </h2>
      <ul {...focus} tabIndex={-1} className={joinClasses(frame.rows, styles.list)}>
        {failedFirst(files).map((entry) => (
          <FileRow
            key={entry.key}
            entry={entry}
            processing={processingStatusOfFile(entry, processing)}
          />
        ))}
      </ul>
    </section>
  );
}

/** Returns the list with files first that failed or initially failed. */
function failedFirst(files: readonly UploadFile[]): readonly UploadFile[] {
  const isFirst = ({ state, hasFailed }: UploadFile): boolean =>
    state.status === 'refused' || hasFailed === true;
  return [...files.filter(isFirst), ...files.filter((file) => !isFirst(file))];
}

interface FileRowProps {
  entry: UploadFile;
  /** The processing status after the upload, if known. */
  processing: ProcessingStatus | undefined;
}

const FileRow = memo(function FileRow({ entry, processing }: FileRowProps) {
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
      <span className={joinClasses(layout.stack, styles.words)}>
        <span className={styles.name} title={folder + name}>
          {folder !== '' && <bdi className={texts.muted}>{folder}</bdi>}
          <bdi>{name}</bdi>
        </span>
        <span className={joinClasses(layout.bar2, styles.state)}>
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

interface DocumentStatusProps {
  processing: ProcessingStatus | undefined;
  /** Text for an unknown status. */
  fallback: string;
}

const tones: Partial<Record<ProcessingStatus['status'], StatusProps['tone']>> = {
  processing: 'accent',
  ready: 'success',
  failed: 'danger',
};

export function DocumentStatus({ processing, fallback }: DocumentStatusProps) {
  const { states } = useDocumentsWords();
  if (processing === undefined) return <Status>{fallback}</Status>;
  const { status } = processing;
  return (
    <Status tone={tones[status]}>{status === 'other' ? processing.text : states[status]}</Status>
  );
}
