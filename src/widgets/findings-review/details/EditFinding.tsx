import { useEffect, useState, type SubmitEvent } from 'react';
import type { Finding } from '../../../contract/index.ts';
import { ErrorNotice } from '../../../provider/index.ts';
import {
  Button,
  Field,
  Icon,
  Progress,
  TextArea,
  layout,
  texts,
  Notice,
  icons,
} from '../../../ui/index.ts';
import { useFindingsWords, useWorkspace } from '../FindingsContext.ts';
import { useReviewActions, useReviewState } from '../ReviewProvider.ts';
import styles from './FindingDetails.module.css';
import type { EditState } from '../core/reviewState.ts';
import { readItem } from './readItem.ts';

/** An edit in plain language: first the field, then its progress, then the changes. */
export function EditFinding({ finding }: { finding: Finding }) {
  const words = useFindingsWords();
  const id = finding.finding_id;
  const { drafts, setDraft, editRef, isEditWanted, setEditWanted } = useWorkspace();
  const { startEdit, stopEdit, dismissEdit } = useReviewActions();
  const edit = useReviewState((state) => state.edits.get(id));
  const failed = edit?.status === 'failed' ? edit : undefined;
  // An accepted edit may still fail while the platform works on it.
  const draft = drafts.get(id) ?? failed?.request ?? '';
  const [openId, setOpenId] = useState<string>();
  if (isEditWanted && openId !== id) setOpenId(id);
  const isOpen = openId === id || draft !== '' || failed !== undefined;
  // Runs again on mount, as a details dialog opens only after the edit was requested.
  useEffect(() => {
    if (!isEditWanted) return;
    editRef.current?.focus();
    setEditWanted(false);
  }, [editRef, isEditWanted, setEditWanted]);
  const send = (): void => {
    if (draft.trim() === '') return;
    // Keeps the typed text until the platform has accepted it, also that of a failed edit.
    setDraft(id, draft);
    void startEdit(finding, draft.trim()).then((isDone) => {
      if (!isDone) return;
      // Another finding's field may be open by now.
      setOpenId((open) => (open === id ? undefined : open));
      setDraft(id, undefined);
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
      {failed !== undefined && (
        <ErrorNotice error={failed.error} title={words.editFailed} text={words.editKept} />
      )}
      {isOpen ? (
        <form className={layout.stack3} onSubmit={submit}>
          <Field label={words.editLabel} description={words.editHint}>
            <TextArea
              key={id}
              ref={editRef}
              value={draft}
              onChange={({ target }) => setDraft(id, target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
              }}
            />
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
      ) : (
        <div>
          <Button size="small" onClick={() => setEditWanted(true)}>
            <Icon path={icons.edit} />
            {words.editTitle}
          </Button>
        </div>
      )}
    </section>
  );
}

interface EditComparisonProps {
  edit: Extract<EditState, { status: 'done' }>;
  onDismiss: () => void;
}

const compared = ['title', 'theme', 'what_was_learned', 'new_discoveries'] as const;

function EditComparison({ edit: { before, after }, onDismiss }: EditComparisonProps) {
  const words = useFindingsWords();
  const names = {
    title: words.title,
    theme: words.theme,
    what_was_learned: words.learned,
    new_discoveries: words.discoveries,
  };
  const changed = compared.filter((field) => wordsOf(before, field) !== wordsOf(after, field));
  return (
    <>
      <Notice
        icon={icons.check}
        title={words.editDone}
        actions={
          <Button size="small" onClick={onDismiss}>
            {words.dismiss}
          </Button>
        }
      >
        {changed.length === 0 ? words.editUnchanged : undefined}
      </Notice>
      {changed.map((field) => (
        <div key={field}>
          <h4 className={styles.heading}>{names[field]}</h4>
          <div className={styles.compare}>
            {([before, after] as const).map((finding, at) => (
              <div key={at} className={styles.side}>
                <span className={texts.muted}>{at === 0 ? words.before : words.after}</span>
                <p dir="auto">{wordsOf(finding, field)}</p>
              </div>
            ))}
          </div>
        </div>
      ))}
    </>
  );
}

function wordsOf(finding: Finding, field: (typeof compared)[number]): string {
  const value = finding[field];
  if (typeof value === 'string') return value;
  return value
    .map((item) => {
      const { text, raw } = readItem(item);
      return text ?? raw ?? '';
    })
    .join('\n');
}
