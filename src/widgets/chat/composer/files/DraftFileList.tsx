import { useEffect, useRef } from 'react';
import {
  Button,
  fadeEdges,
  Icon,
  IconButton,
  icons,
  joinClasses,
  Progress,
  revealHidden,
  texts,
  layout,
} from '../../../../ui/index.ts';
import { useActions } from '../../context/ChatContext.ts';
import { useChatWords } from '../../context/useChatWords.ts';
import { isFileRefused, type DraftFile } from '../../core/index.ts';
import styles from './DraftFileList.module.css';
import { isPlatformError } from '../../../../client/errors/index.ts';
import { canRetryUpload, isUploadPending, uploadedFraction } from '../../../../controller/index.ts';
import { useFormat } from '../../../../provider/index.ts';
import type { ChatWords, Format } from '../../../../words/index.ts';
import { FilePicture } from './FilePicture.tsx';

export interface DraftFileListProps {
  /** At least one file. */
  files: readonly DraftFile[];
  /** True if the draft has text to send with the files. */
  isWritten: boolean;
}

/** Lists the files of the next message, those that can't be sent first. */
export function DraftFileList({ files, isWritten }: DraftFileListProps) {
  const words = useChatWords();
  const actions = useActions();
  const list = useRef<HTMLUListElement>(null);
  const { length } = files;
  useEffect(() => (list.current === null ? undefined : fadeEdges(list.current)), [length]);
  const refused = files.filter(({ state }) => isFileRefused(state));
  const others = files.filter(({ state }) => !isFileRefused(state));
  return (
    <>
      {refused.length > 0 && (
        <div className={styles.refused}>
          {refused.length > 1 && (
            <Button size="small" variant="quiet" onClick={actions.removeRefusedFiles}>
              {words.removeRefused(refused.length)}
            </Button>
          )}
          {(isWritten || others.length > 0) && (
            <Button
              size="small"
              onClick={() => {
                actions.removeRefusedFiles();
                actions.send();
              }}
            >
              {words.sendWithout(refused.length)}
            </Button>
          )}
        </div>
      )}
      <ul ref={list} className={styles.list} aria-label={words.attachments}>
        {[...refused, ...others].map((file) => (
          <DraftFileCard
            key={file.key}
            draft={file}
            onRemove={() => actions.removeFile(file.key)}
            onRetry={() => actions.retryFile(file.key)}
          />
        ))}
      </ul>
    </>
  );
}

interface DraftFileCardProps {
  draft: DraftFile;
  onRemove: () => void;
  onRetry: () => void;
}

/** Shows a file in the composer with its name, its upload progress and its actions. */
function DraftFileCard({ draft, onRemove, onRetry }: DraftFileCardProps) {
  const words = useChatWords();
  const format = useFormat();
  const { file, state } = draft;
  const canRetry = canRetryUpload(state);
  const name = revealHidden(file.name);
  const isBad = isFileRefused(state);
  return (
    <li className={joinClasses(styles.card, isBad && styles.bad)} data-part="file">
      {isBad ? <Icon path={icons.warning} /> : <FilePicture file={file} />}
      <span className={joinClasses(layout.stack, styles.words)}>
        <span className={styles.name} title={name}>
          <span className={texts.cut} dir="auto">
            {name}
          </span>
        </span>
        <span className={styles.state} role={isBad ? 'alert' : undefined}>
          {describe(draft, words, format)}
        </span>
        {state.status === 'uploading' && (
          <Progress label={words.uploading(name)} value={uploadedFraction(state)} />
        )}
      </span>
      {canRetry && (
        <IconButton label={words.retryFile(name)} size="small" onClick={onRetry}>
          <Icon path={icons.retry} size={14} />
        </IconButton>
      )}
      <IconButton
        label={isUploadPending(state) ? words.cancelFile(name) : words.removeFile(name)}
        size="small"
        onClick={onRemove}
      >
        <Icon path={icons.close} size={14} />
      </IconButton>
    </li>
  );
}

function describe({ file, state }: DraftFile, words: ChatWords, format: Format): string {
  switch (state.status) {
    case 'waiting':
      return words.fileWaiting;
    case 'uploading': {
      const share = uploadedFraction(state);
      if (share === 1) return words.fileFinishing;
      return words.uploaded(share * file.size, file.size, share);
    }
    case 'uploaded':
      return format.bytes(file.size);
    case 'failed': {
      const { error } = state;
      const isExplained = isPlatformError(error) && error.status < 500;
      const reason = isExplained ? error.platformMessage : undefined;
      return reason === undefined ? words.fileFailed : words.fileRefused(revealHidden(reason));
    }
    case 'cancelled':
      return words.fileFailed;
    case 'refused': {
      if (state.reason === 'wrong-type') return words.fileWrongType;
      if (state.reason === 'empty') return words.fileEmpty;
      const { max_bytes, max_files } = state.limits;
      if (state.reason === 'too-large') return words.fileTooLarge(max_bytes);
      return words.tooManyFiles(max_files);
    }
  }
}
