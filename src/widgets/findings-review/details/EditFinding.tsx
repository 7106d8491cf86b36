import { useEffect, type SubmitEvent } from 'react';
import type { Finding } from '../../../contract/index.ts';
import { ErrorNotice } from '../../../provider/index.ts';
import { Button, Field, Progress, TextArea, layout, texts } from '../../../ui/index.ts';
import { EditComparison } from './EditComparison.tsx';
import { useFindingsWords, useWorkspace } from '../FindingsContext.ts';
import { useReviewActions, useReviewState } from '../ReviewProvider.ts';
import styles from './FindingDetails.module.css';

export interface EditFindingProps {
  finding: Finding;
}

/** An edit in plain language: first the field, then its progress, then the changes. */
export function EditFinding({ finding }: EditFindingProps) {
  const words = useFindingsWords();
  const id = finding.finding_id;
  const { drafts, setDraft, editRef, isEditWanted, setEditWanted } = useWorkspace();
  const { startEdit, stopEdit, dismissEdit } = useReviewActions();
  const edit = useReviewState((state) => state.edits.get(id));
  const draft = drafts.get(id) ?? '';
  // Runs again on mount, as a details dialog opens only after the edit was requested.
  useEffect(() => {
    if (!isEditWanted) return;
    editRef.current?.focus();
    setEditWanted(false);
  }, [editRef, isEditWanted, setEditWanted]);
  const send = (): void => {
    if (draft.trim() === '') return;
    // Keeps the typed text until the platform has accepted it.
    void startEdit(finding, draft.trim()).then((isDone) => {
      if (isDone) setDraft(id, '');
    });
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
            <ol className={texts.note} aria-live="polite">
              {edit.steps.map((step, at) => (
                <li key={at} dir="auto">
                  {step}
                </li>
              ))}
            </ol>
            <div className={layout.bar2}>
              <Button size="small" onClick={() => stopEdit(id)}>
                {words.editStop}
              </Button>
              <span className={texts.note}>{words.editStopText}</span>
            </div>
          </>
        )}
      </section>
    );
  }
  return (
    <section className={styles.edit} aria-label={words.editTitle}>
      {edit?.status === 'done' && <EditComparison edit={edit} onDismiss={() => dismissEdit(id)} />}
      {edit?.status === 'failed' && (
        <ErrorNotice error={edit.error} title={words.editFailed} text={words.editKept} />
      )}
      <form className={layout.stack3} onSubmit={submit}>
        <Field label={words.editLabel} description={words.editHint}>
          {(control) => (
            <TextArea
              {...control}
              key={id}
              ref={editRef}
              value={draft}
              onChange={({ target }) => setDraft(id, target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
              }}
            />
          )}
        </Field>
        <div className={layout.bar2}>
          <Button
            type="submit"
            aria-disabled={draft.trim() === ''}
            aria-keyshortcuts="Control+Enter Meta+Enter"
          >
            {words.editSend}
          </Button>
          <span className={texts.note}>{words.editKeys}</span>
        </div>
      </form>
    </section>
  );
}
