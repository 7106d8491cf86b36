import { useMemo } from 'react';
import { useGeneralWords } from '../../../provider/index.ts';
import { isOntologyPickValid } from '../../../query/index.ts';
import { Button, Notice, Progress } from '../../../ui/index.ts';
import { useDocumentsWords, useUploads, useUploadsState } from './UploadContext.ts';
import { totalsOf, type UploadTotals } from './uploadModel.ts';
import styles from './UploadBar.module.css';
import { useKeptFocus } from './useKeptFocus.ts';

/** How far everything has come, and what can be done with all of it. */
export function UploadBar() {
  const words = useDocumentsWords();
  const files = useUploadsState((state) => state.files);
  const isGroupWrong = useUploadsState(({ settings }) => !isOntologyPickValid(settings.ontologies));
  const missingScope = useUploadsState((state) => state.missingScope);
  const focus = useKeptFocus<HTMLDivElement>();
  const totals = useMemo(() => totalsOf(files), [files]);
  const { start, cancelAll, retryUnfinished, clearUploaded } = useUploads();
  const { begun, chosen, moving, uploaded, unfinished } = totals;
  return (
    <div {...focus} tabIndex={-1} className={styles.bar}>
      {moving > 0 && <Overall totals={totals} />}
      {moving === 0 && unfinished > 0 && (
        <Notice
          tone="warning"
          title={words.someFailed(unfinished, begun)}
          actions={
            <Button size="small" aria-disabled={isGroupWrong} onClick={retryUnfinished}>
              {words.retryFailed(unfinished)}
            </Button>
          }
        >
          {uploaded > 0 && words.someFailedText}
        </Notice>
      )}
      <p className={styles.done} role="status">
        {moving === 0 && unfinished === 0 && uploaded > 0 && words.allUploaded(uploaded)}
      </p>
      {missingScope !== undefined && <ReadOnly scope={missingScope} onRetry={start} />}
      {isGroupWrong && <p className={styles.wrong}>{words.groupWrong}</p>}
      <div className={styles.actions}>
        {chosen > 0 && missingScope === undefined && (
          <Button variant="primary" aria-disabled={isGroupWrong} onClick={start}>
            {words.uploadFiles(chosen)}
          </Button>
        )}
        {moving > 0 && <Button onClick={cancelAll}>{words.cancelAll}</Button>}
        {moving === 0 && uploaded > 0 && (
          <Button onClick={clearUploaded}>{words.clearUploaded}</Button>
        )}
      </div>
    </div>
  );
}

function ReadOnly({ scope, onRetry }: { scope: string; onRetry: () => void }) {
  const words = useDocumentsWords();
  const general = useGeneralWords();
  return (
    <Notice
      icon="lock"
      title={words.readOnly}
      actions={
        <Button size="small" onClick={onRetry}>
          {general.tryAgain}
        </Button>
      }
    >
      {words.readOnlyText(scope)}
    </Notice>
  );
}

function Overall({ totals }: { totals: UploadTotals }) {
  const words = useDocumentsWords();
  const { begun, uploaded, bytes, loaded } = totals;
  const part = bytes === 0 ? 0 : loaded / bytes;
  return (
    <div className={styles.overall}>
      <p className={styles.figures}>
        <span role="status">{words.filesDone(uploaded, begun)}</span>
        <span>{words.overallProgress(loaded, bytes, part)}</span>
      </p>
      <Progress label={words.overall} value={part} />
    </div>
  );
}
