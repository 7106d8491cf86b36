import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import { Card, Choice, Field, Select, TextArea, Button, layout } from '../../../ui/index.ts';
import { useFormat, WidgetBoundary, ErrorNotice } from '../../../provider/index.ts';
import type { MailDraft, MailSettingsController } from '../core/index.ts';
import { useUnsaved } from '../forms/useUnsaved.tsx';
import { SavedNote, SaveError, useConnectorAccess } from '../surface/index.ts';
import { useConnectorsWords } from '../useConnectorsWords.ts';
import styles from './MailSettings.module.css';
import type { WatchState } from '../../../contract/index.ts';

export interface MailFormProps extends WatchSwitchProps {
  /** True once the settings have been saved: before, nothing syncs. */
  isSaved: boolean;
  /** The mailbox's size, above the settings. */
  about: ReactNode;
}

const limits = [500, 2000, 10_000];

/** Edits a mailbox's sync settings. Each choice is saved immediately, and kept if saving fails. */
export function MailForm({ controller, isSaved, watch, about }: MailFormProps) {
  const words = useConnectorsWords();
  const format = useFormat();
  const { change, save } = controller.actions;
  const { draft, saving, isUnsaved } = useStore(controller.store);
  const { enabled, maxEmails, description } = draft;
  const error = saving.status === 'failed' ? saving.error : undefined;
  const { canWrite } = useConnectorAccess();
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
        <WatchSwitch controller={controller} watch={watch} />
      </WidgetBoundary>
      <Field label={words.maxEmails}>
        <Select
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
      </Field>
      <Field label={words.description} description={words.mailDescriptionNote}>
        <TextArea
          rows={2}
          value={description}
          disabled={!canWrite}
          onChange={(event) => change({ description: event.target.value })}
          onBlur={() => {
            if (isUnsaved && error === undefined) void save();
          }}
        />
      </Field>
      {error !== undefined && (
        <SaveError error={error} {...(canWrite && { onRetry: () => void save() })} />
      )}
      {question}
    </Card>
  );
}

interface WatchSwitchProps {
  controller: MailSettingsController;
  /** The current state; undefined before the first change. */
  watch: WatchState | undefined;
}

/** Toggles instant sync of new mail and shows its expiry. Updates optimistically. */
function WatchSwitch({ controller, watch }: WatchSwitchProps) {
  const words = useConnectorsWords();
  const format = useFormat();
  const { setWatch } = controller.actions;
  const change = useStore(controller.store, (state) => state.watch);
  const error = change.status === 'failed' ? change.error : undefined;
  const { canWrite } = useConnectorAccess();
  // A watch may expire while the page is open; the mount time is accurate enough.
  const [now] = useState(Date.now);
  const until = watch?.watchExpiration;
  const isOn = change.status === 'pending' ? change.isOn : watch?.isWatchEnabled === true;
  const isOver = typeof until === 'string' && Date.parse(until) < now;
  const end = isOn && typeof until === 'string' ? until : undefined;
  return (
    <div className={layout.stack1}>
      <Choice
        type="switch"
        label={words.watch}
        description={
          end === undefined ? (
            words.watchNote
          ) : (
            <span className={layout.bar2}>
              <time dateTime={end} title={format.dateTime(end)}>
                {words[isOver ? 'watchOver' : 'watchUntil'](format.date(end))}
              </time>
              <Button
                size="small"
                variant="quiet"
                className={styles.renew}
                disabled={!canWrite}
                aria-disabled={change.status === 'pending'}
                onClick={() => void setWatch(true)}
              >
                {words.watchRenew}
              </Button>
            </span>
          )
        }
        checked={isOn}
        disabled={!canWrite}
        onChange={(event) => void setWatch(event.target.checked)}
      />
      {error !== undefined && <ErrorNotice error={error} title={words.watchFailed} />}
    </div>
  );
}
