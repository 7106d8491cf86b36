import type { RefObject, SubmitEvent } from 'react';
import type { Finding } from '../../contract/index.ts';
import { ErrorNotice } from '../../provider/index.ts';
import { Button, Field, Progress, TextArea } from '../../ui/index.ts';
import type { EditState } from './createEdits.ts';
import { EditComparison } from './EditComparison.tsx';
import { useFindingsWords } from './DeskContext.ts';
import styles from './FindingDetails.module.css';

/** Props of {@link EditFinding}. */
export interface EditFindingProps {
  finding: Finding;
  edit: EditState | undefined;
  /** What was typed and not sent. */
  draft: string;
  onDraft: (draft: string) => void;
  onStart: (request: string) => void;
  onStop: () => void;
  onDismiss: () => void;
  fieldRef: RefObject<HTMLTextAreaElement | null>;
}

/** An edit in a person's words: the field, then how it goes, then what it changed. */
export function EditFinding({
  finding,
  edit,
  draft,
  onDraft,
  onStart,
  onStop,
  onDismiss,
  fieldRef,
}: EditFindingProps) {
  const words = useFindingsWords();
  const send = (): void => {
    if (draft.trim() !== '') onStart(draft.trim());
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    send();
  };
  if (edit?.status === 'running' || edit?.status === 'processing') {
    return (
      <section className={styles.edit} aria-label={words.editTitle}>
        <span role="status">
          {edit.status === 'running' ? words.editRunning : words.editWaiting}
        </span>
        {edit.status === 'running' && (
          <>
            {edit.progress !== undefined && (
              <Progress value={edit.progress} label={words.editRunning} />
            )}
            <ol className={styles.steps} aria-live="polite">
              {edit.steps.map((step, at) => (
                <li key={at} dir="auto">
                  {step}
                </li>
              ))}
            </ol>
            <div className={styles.row}>
              <Button size="small" onClick={onStop}>
                {words.editStop}
              </Button>
              <span className={styles.note}>{words.editStopText}</span>
            </div>
          </>
        )}
      </section>
    );
  }
  return (
    <section className={styles.edit} aria-label={words.editTitle}>
      {edit?.status === 'done' && <EditComparison edit={edit} onDismiss={onDismiss} />}
      {edit?.status === 'failed' && (
        <ErrorNotice error={edit.error} title={words.editFailed} text={words.editKept} />
      )}
      <form className={styles.form} onSubmit={submit}>
        <Field label={words.editLabel} description={words.editHint}>
          {(control) => (
            <TextArea
              {...control}
              key={finding.finding_id}
              ref={fieldRef}
              value={draft}
              onChange={({ target }) => onDraft(target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
              }}
            />
          )}
        </Field>
        <div className={styles.row}>
          <Button type="submit" aria-disabled={draft.trim() === ''}>
            {words.editSend}
          </Button>
        </div>
      </form>
    </section>
  );
}
