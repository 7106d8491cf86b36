import { useMemo } from 'react';
import { RateLimitNotice } from '../../../provider/index.ts';
import { isOntologyPickValid } from '../../../query/index.ts';
import {
  Button,
  Notice,
  NoticeRegion,
  Progress,
  joinClasses,
  layout,
  texts,
  useFocusInRows,
} from '../../../ui/index.ts';
import { useActions, useDocumentsWords, useSelect, useUploadAccess } from './UploadContext.ts';
import { totalsOf, type UploadTotals } from '../core/upload/index.ts';
import styles from './UploadBar.module.css';

export function UploadBar() {
  const words = useDocumentsWords();
  const files = useSelect((state) => state.files);
  const isGroupWrong = useSelect(({ settings }) => !isOntologyPickValid(settings.ontologies));
  const { canWrite } = useUploadAccess();
  const focus = useFocusInRows<HTMLDivElement>('li');
  const totals = useMemo(() => totalsOf(files), [files]);
  const { start, cancelAll, retryAll, clearUploaded } = useActions();
  const { started, chosen, pending, uploaded, unfinished } = totals;
  return (
    <div {...focus} tabIndex={-1} className={joinClasses(layout.stack2, styles.bar)}>
      {pending > 0 && <Overall totals={totals} />}
      <NoticeRegion>
        {pending === 0 && unfinished > 0 && (
          <Notice
            tone="warning"
            role="note"
            title={words.someFailed(unfinished, started)}
            actions={
              <Button
                size="small"
                disabled={!canWrite}
                aria-disabled={isGroupWrong}
                onClick={retryAll}
              >
                {words.retryFailed(unfinished)}
              </Button>
            }
          >
            {uploaded > 0 && words.someFailedText}
          </Notice>
        )}
      </NoticeRegion>
      <p className={styles.done} role="status">
        {pending === 0 && unfinished === 0 && uploaded > 0 && words.allUploaded(uploaded)}
      </p>
      {isGroupWrong && <p className={texts.error}>{words.groupWrong}</p>}
      <div className={joinClasses(layout.wrap2, styles.actions)}>
        {chosen > 0 && canWrite && (
          <Button variant="primary" aria-disabled={isGroupWrong} onClick={start}>
            {words.uploadFiles(chosen)}
          </Button>
        )}
        <RateLimitNotice isSending={pending > 0} />
        {pending > 0 && <Button onClick={cancelAll}>{words.cancelAll}</Button>}
        {pending === 0 && uploaded > 0 && (
          <Button onClick={clearUploaded}>{words.clearUploaded}</Button>
        )}
      </div>
    </div>
  );
}

function Overall({ totals }: { totals: UploadTotals }) {
  const words = useDocumentsWords();
  const { started, uploaded, bytes, loaded } = totals;
  const part = bytes === 0 ? 0 : loaded / bytes;
  return (
    <div className={layout.stack2}>
      <p className={joinClasses(layout.ends, styles.figures)}>
        <span role="status">{words.filesDone(uploaded, started)}</span>
        <span>{words.overallProgress(loaded, bytes, part)}</span>
      </p>
      <Progress label={words.overall} value={part} />
    </div>
  );
}
