import { useEffect } from 'react';
import { getDocstoreDatabases, testSqlConnection } from '../../../contract/index.ts';
import { ErrorNotice, useGeneralWords, useMissingScope } from '../../../provider/index.ts';
import { Button, Disclosure, Notice, texts } from '../../../ui/index.ts';
import { useConnectorAccess } from '../surface/access.ts';
import { failureKind, failureTips, type FailureKind } from './failure/failureTips.ts';
import { useFormKit } from './FormKitContext.ts';
import styles from './Forms.module.css';
import { HelpLink } from './fields/HelpLink.tsx';
import type { DeclaredForm } from './useDeclaredForm.ts';
import type { FormOperation } from './useFormOperation.ts';
import { useFormWords } from './useFormWords.ts';

export interface ConnectionTestProps {
  test: FormOperation<unknown>;
  /** The catalog id of the source to connect. Undefined if it is connected already. */
  connectorId: string | undefined;
  /** The button's label, and the text while the test runs. */
  label: string;
  runningLabel: string;
  /** The reason why testing is unavailable. @default testing is available */
  offText?: string;
}

/** Tests a database on press. Says so after 300 ms and can be cancelled. */
export function ConnectionTest({
  test: { state, run, cancel, button },
  connectorId,
  label,
  runningLabel,
  offText,
}: ConnectionTestProps) {
  const words = useFormWords();
  const { canWrite } = useConnectorAccess(connectorId);
  const canTest = useMissingScope(testSqlConnection, getDocstoreDatabases) === undefined;
  const isRunning = state.status === 'running';
  const isSlow = isRunning && state.isSlow;
  return (
    <>
      <Button
        ref={button}
        disabled={!canWrite || !canTest || offText !== undefined}
        aria-disabled={isRunning || undefined}
        onClick={() => {
          if (!isRunning) run();
        }}
      >
        {isSlow ? runningLabel : label}
      </Button>
      {isSlow && (
        <Button
          variant="quiet"
          onClick={() => {
            button.current?.focus();
            cancel();
          }}
        >
          {words.testCancel}
        </Button>
      )}
      <span role="status" className={texts.note}>
        {isSlow && words.testSlow}
      </span>
      {offText !== undefined && <span className={texts.note}>{offText}</span>}
    </>
  );
}

export interface TestOutcomeProps {
  test: FormOperation<unknown>;
  /** The database's refusal: its title, and its message if it refused. */
  title: string;
  refusal: string | undefined;
  failedFields: Readonly<Partial<Record<FailureKind, string>>>;
}

/** Explains a test that didn't pass, and marks the field to correct. */
export function TestOutcome({
  test: { state, retry },
  title,
  refusal,
  failedFields,
}: TestOutcomeProps) {
  const words = useFormWords();
  const isMarked = useMarkedFailure(useFormKit().form, refusal, failedFields);
  if (refusal !== undefined) {
    return <TestFailure title={title} message={refusal} isMarked={isMarked} />;
  }
  if (state.status === 'timed-out') return <TestTimeout onRetry={retry} />;
  if (state.status !== 'failed') return null;
  return <ErrorNotice error={state.error} title={words.testFailed} onRetry={retry} />;
}

export interface TestFailureProps {
  title: string;
  /** The message of the database or the platform, without secrets. */
  message: string;
  /** True if the field to correct shows the likeliest tip. @default false */
  isMarked?: boolean;
}

/** Explains a failed test with tips and the collapsed raw message. */
export function TestFailure({ title, message, isMarked = false }: TestFailureProps) {
  const words = useGeneralWords();
  const tips = failureTips(failureKind(message), useFormWords());
  return (
    <Notice
      tone="danger"
      role="alert"
      title={title}
      detail={message === '' ? undefined : message}
      detailLabel={words.details}
    >
      <Tips tips={isMarked ? tips.slice(1) : tips} />
      <HelpLink />
    </Notice>
  );
}

export function TestTimeout({ onRetry }: { onRetry: () => void }) {
  const words = useFormWords();
  const { tryAgain } = useGeneralWords();
  return (
    <Notice
      tone="warning"
      role="alert"
      title={words.testTimedOut}
      actions={
        <Button size="small" onClick={onRetry}>
          {tryAgain}
        </Button>
      }
    >
      {words.testTimedOutText}
      <Tips tips={[...failureTips('unreachable', words), words.tipBusy]} />
      <HelpLink />
    </Notice>
  );
}

function Tips({ tips }: { tips: readonly string[] }) {
  const words = useFormWords();
  if (tips.length === 0) return null;
  return (
    <Disclosure label={words.tips}>
      <ul className={styles.tipList}>
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </Disclosure>
  );
}

/**
 * Marks the field that likely caused a failed test, with a tip. Edits clear the failure and its
 * mark.
 *
 * @param message - The database's message; undefined if no test has failed.
 * @param fields - The field to mark for each kind of failure.
 * @returns True if a field is marked.
 */
function useMarkedFailure(
  { setError, clearErrors }: DeclaredForm,
  message: string | undefined,
  fields: Readonly<Partial<Record<FailureKind, string>>>,
): boolean {
  const words = useFormWords();
  const kind = message === undefined ? undefined : failureKind(message);
  const name = kind === undefined ? undefined : fields[kind];
  const [fix] = kind === undefined ? [] : failureTips(kind, words);
  useEffect(() => {
    if (name === undefined) return;
    setError(name, { type: 'test', message: fix });
    return () => clearErrors(name);
  }, [name, fix, setError, clearErrors]);
  return name !== undefined;
}
