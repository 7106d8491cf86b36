import type { ReactNode } from 'react';
import { Card, Choice, Field, Select, TextArea } from '../../../ui/index.ts';
import { useFormat, WidgetBoundary } from '../../../provider/index.ts';
import type { MailDraft } from '../core/index.ts';
import { useUnsaved } from '../forms/useUnsaved.tsx';
import { SavedNote, SaveError, useConnectorAccess } from '../surface/index.ts';
import { useConnectorsWords } from '../useConnectorsWords.ts';
import { useMail, useMailActions } from './MailContext.ts';
import styles from './MailSettings.module.css';
import { WatchSwitch, type WatchSwitchProps } from './WatchSwitch.tsx';

export interface MailFormProps extends WatchSwitchProps {
  /** True once the settings have been saved: before, nothing syncs. */
  isSaved: boolean;
  /** The mailbox's size, above the settings. */
  about: ReactNode;
}

const limits = [500, 2000, 10_000];

/** Edits a mailbox's sync settings. Each choice is saved immediately, and kept if saving fails. */
export function MailForm({ isSaved, watch, about }: MailFormProps) {
  const words = useConnectorsWords();
  const format = useFormat();
  const { change, save } = useMailActions();
  const { enabled, maxEmails, description } = useMail((state) => state.draft);
  const saving = useMail((state) => state.saving);
  const error = saving.status === 'failed' ? saving.error : undefined;
  const { canWrite } = useConnectorAccess();
  const isUnsaved = useMail((state) => state.isUnsaved);
  const { question } = useUnsaved(isUnsaved);
  const choose = (chosen: Partial<MailDraft>): void => {
    change(chosen);
    void save();
  };
  return (
    <Card
      title={words.mailSettings}
      aside={<span role="status">{saving.status === 'saved' && <SavedNote />}</span>}
    >
      {about}
      <Choice
        type="switch"
        label={words.mailEnabled}
        description={isSaved || enabled ? words.mailIntro : words.mailNotYet}
        checked={enabled}
        disabled={!canWrite}
        onChange={(event) => choose({ enabled: event.target.checked })}
      />
      <WidgetBoundary>
        <WatchSwitch watch={watch} />
      </WidgetBoundary>
      <Field label={words.maxEmails} description={words.maxEmailsNote}>
        {(control) => (
          <Select
            {...control}
            className={styles.limit}
            value={maxEmails}
            disabled={!canWrite}
            onChange={(event) => choose({ maxEmails: Number(event.target.value) })}
          >
            {[...new Set([...limits, maxEmails])]
              .toSorted((a, b) => a - b)
              .map((limit) => (
                <option key={limit} value={limit}>
                  {format.number(limit)}
                </option>
              ))}
          </Select>
        )}
      </Field>
      <Field label={words.description} description={words.mailDescriptionNote}>
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            value={description}
            disabled={!canWrite}
            onChange={(event) => change({ description: event.target.value })}
            onBlur={() => {
              if (isUnsaved && error === undefined) void save();
            }}
          />
        )}
      </Field>
      {error !== undefined && (
        <SaveError error={error} {...(canWrite && { onRetry: () => void save() })} />
      )}
      {question}
    </Card>
  );
}
