import { useId, type SyntheticEvent } from 'react';
import { analyticsActions } from '../../../../contract/index.ts';
import { ErrorNotice, MissingScopeNotice, useMissingScope } from '../../../../provider/index.ts';
import { isComposing, Button, Field, TextArea, TextInput } from '../../../../ui/index.ts';
import {
  useBrainActions,
  useBrainProps,
  useBrainState,
  useBrainWords,
} from '../../BrainContext.ts';
import { useBrainWorkspace } from '../../frame/BrainWorkspace.ts';
import { ChangeOutcome } from './ChangeOutcome.tsx';
import styles from '../Panel.module.css';
import { PanelRow } from '../PanelParts.tsx';

/** Changes the brain with sentences, and lists their outcomes. */
export function ChangePanel() {
  const { sessionId } = useBrainWorkspace();
  const { changeExamples } = useBrainProps();
  const { setDraft, setCategory, sendChange } = useBrainActions();
  const changes = useBrainState((state) => state.changes);
  const words = useBrainWords();
  const headingId = useId();
  const { draft, entries, isSending, error, unsent = '' } = changes;
  const missingScope = useMissingScope(analyticsActions.change);
  const isReadOnly = missingScope !== undefined;
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (draft.trim() !== '' && !isSending && !isReadOnly) sendChange(draft.trim(), sessionId);
  };
  return (
    <div className={styles.panel}>
      {!isReadOnly && <p className={styles.hint}>{words.changeText}</p>}
      {(!isReadOnly || draft !== '') && (
        <form className={styles.form} onSubmit={submit}>
          <Field label={words.changeLabel}>
            <TextArea
              value={draft}
              readOnly={isReadOnly}
              placeholder={words.changePlaceholder}
              onChange={({ target }) => setDraft(target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && !event.shiftKey && !isComposing(event.nativeEvent)) {
                  submit(event);
                }
              }}
            />
          </Field>
          {!isReadOnly && (
            <>
              <Field label={words.category} hint={words.optional}>
                <TextInput
                  value={changes.category}
                  onChange={({ target }) => setCategory(target.value)}
                />
              </Field>
              <Button type="submit" variant="primary" disabled={isSending || draft.trim() === ''}>
                {isSending ? words.applying : words.apply}
              </Button>
            </>
          )}
        </form>
      )}
      {isReadOnly && (
        <MissingScopeNotice
          tone="warning"
          role={error === undefined ? 'note' : 'alert'}
          title={words.changeReadOnly}
          scope={missingScope}
        />
      )}
      {error !== undefined && !isReadOnly && (
        <ErrorNotice
          error={error}
          title={words.changeFailed}
          text={words.changeFailedText}
          onRetry={() => sendChange(unsent, sessionId)}
          isRetrying={isSending}
        />
      )}
      {entries.length === 0 && !isReadOnly && (
        <>
          <h4 className={styles.heading}>{words.changeExamples}</h4>
          <ul className={styles.list}>
            {(changeExamples ?? words.examples).map((example) => (
              <PanelRow key={example} name={example} onClick={() => setDraft(example)} />
            ))}
          </ul>
        </>
      )}
      <h4 id={headingId} className={styles.heading}>
        {words.history}
      </h4>
      {entries.length === 0 ? (
        <p className={styles.hint}>{words.noHistory}</p>
      ) : (
        <ol className={styles.entries} aria-labelledby={headingId}>
          {entries.map((entry, index) => (
            <li key={entry.id} className={styles.entry}>
              <ChangeOutcome entry={entry} isLatest={index === 0} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
