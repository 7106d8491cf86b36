import { useState, type SubmitEvent } from 'react';
import { isMetadataConflictError } from '../../../client/errors/index.ts';
import { defaultMaxEmails, type EmailSyncConfig } from '../../../contract/index.ts';
import { usePlatformMutation } from '../../../provider/index.ts';
import { mailAStateIn, saveMailASettingsMutation } from '../../../query/index.ts';
import { Button, Choice, Field, TextArea, TextInput } from '../../../ui/index.ts';
import { SavedNote, SaveError, useAccess } from '../surface/index.ts';
import { useConnectorsWords } from '../useConnectorsWords.ts';
import styles from './MailSettings.module.css';

/** Props of {@link MailForm}. */
export interface MailFormProps {
  connectionId: string;
  /** What holds now; undefined before it was written once. */
  config: EmailSyncConfig | undefined;
}

/** What of a mailbox is synced. What was typed stays when the platform refuses. */
export function MailForm({ connectionId, config }: MailFormProps) {
  const words = useConnectorsWords();
  const save = usePlatformMutation((client) => saveMailASettingsMutation(client, connectionId));
  const { canWrite } = useAccess(save.error);
  const [isEnabled, setEnabled] = useState(config?.enabled ?? true);
  const [most, setMost] = useState(String(config?.maxEmails ?? defaultMaxEmails));
  const [description, setDescription] = useState(config?.description ?? '');
  const [seen, setSeen] = useState<object>(config ?? {});
  const [isBad, setBad] = useState(false);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const isNumber = /^[1-9]\d{0,8}$/.test(most.trim());
    setBad(!isNumber);
    if (!isNumber || save.isPending) return;
    save.mutate(
      { enabled: isEnabled, maxEmails: Number(most), description: description.trim(), seen },
      {
        onSuccess: (_saved, settings) => setSeen(settings),
        onError: (error) => {
          if (!isMetadataConflictError(error)) return;
          setSeen(mailAStateIn(error.currentMetadata()).config ?? {});
        },
      },
    );
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Choice
        type="switch"
        label={words.mailEnabled}
        checked={isEnabled}
        disabled={!canWrite}
        onChange={(event) => setEnabled(event.target.checked)}
      />
      <Field
        label={words.maxEmails}
        description={words.maxEmailsNote(defaultMaxEmails)}
        {...(isBad ? { error: words.maxEmailsBad } : {})}
      >
        {(control) => (
          <TextInput
            {...control}
            inputMode="numeric"
            className={styles.number}
            value={most}
            disabled={!canWrite}
            onChange={(event) => setMost(event.target.value)}
          />
        )}
      </Field>
      <Field label={words.mailDescription} hint={words.optional} description={words.describeNote}>
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            value={description}
            disabled={!canWrite}
            onChange={(event) => setDescription(event.target.value)}
          />
        )}
      </Field>
      {save.error !== null && <SaveError error={save.error} />}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" disabled={!canWrite || save.isPending}>
          {words.save}
        </Button>
        <div role="status">{save.isSuccess && <SavedNote />}</div>
      </div>
    </form>
  );
}
