import type { SubmitEvent } from 'react';
import { defaultMaxEmails } from '../../../contract/index.ts';
import { Button, Choice, Field, TextArea, TextInput } from '../../../ui/index.ts';
import { useUnsaved } from '../forms/useUnsaved.tsx';
import { SavedNote, SaveError, useAccess } from '../surface/index.ts';
import { useConnectorsWords } from '../useConnectorsWords.ts';
import { useMail, useMailActions } from './MailContext.ts';
import styles from './MailSettings.module.css';

/** What of a mailbox is synced. What was typed stays when the platform refuses. */
export function MailForm() {
  const words = useConnectorsWords();
  const { change, save } = useMailActions();
  const { enabled, maxEmails, description } = useMail((state) => state.draft);
  const isMaxEmailsInvalid = useMail((state) => state.isMaxEmailsInvalid);
  const saving = useMail((state) => state.saving);
  const error = saving.status === 'failed' ? saving.error : undefined;
  const { canWrite } = useAccess(error);
  const { question } = useUnsaved(useMail((state) => state.isUnsaved));
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void save();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.text}>{words.requiredNote}</p>
      <Choice
        type="switch"
        label={words.mailEnabled}
        checked={enabled}
        disabled={!canWrite}
        onChange={(event) => change({ enabled: event.target.checked })}
      />
      <Field
        label={words.maxEmails}
        required
        description={words.maxEmailsNote(defaultMaxEmails)}
        {...(isMaxEmailsInvalid ? { error: words.maxEmailsBad } : {})}
      >
        {(control) => (
          <TextInput
            {...control}
            inputMode="numeric"
            className={styles.number}
            value={maxEmails}
            disabled={!canWrite}
            onChange={(event) => change({ maxEmails: event.target.value })}
          />
        )}
      </Field>
      <Field label={words.mailDescription} description={words.describeNote}>
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            value={description}
            disabled={!canWrite}
            onChange={(event) => change({ description: event.target.value })}
          />
        )}
      </Field>
      {error !== undefined && <SaveError error={error} />}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" disabled={!canWrite || saving.status === 'pending'}>
          {words.save}
        </Button>
        <div role="status">{saving.status === 'saved' && <SavedNote />}</div>
      </div>
      {question}
    </form>
  );
}
