import type { RefObject } from 'react';
import { getDocstoreDatabases, testSqlConnection } from '../../../contract/index.ts';
import {
  ErrorNotice,
  useGeneralWords,
  useMissingScope,
  type OperationState,
} from '../../../provider/index.ts';
import { Button, Disclosure, Notice, layout, texts } from '../../../ui/index.ts';
import { useConnectorAccess } from '../surface/access.ts';
import { failureKind, failureTips } from './failure/failureTips.ts';
import styles from './Forms.module.css';
import { HelpLink } from './fields/HelpLink.tsx';
import { useFormWords } from './useFormWords.ts';

/** The default timeout of a test, in milliseconds. */
export const defaultTestTimeout = 15_000;

export interface ConnectionTestProps {
  state: OperationState<unknown>;
  /** The catalog id of the source to connect. Undefined if it is connected already. */
  connectorId: string | undefined;
  /** The button's label, and the text while the test runs. */
  label: string;
  runningLabel: string;
  /** The reason why testing is unavailable. @default testing is available */
  offText?: string;
  onRun: () => void;
  onCancel: () => void;
  /** The button that starts the test. It receives the focus when the Cancel button disappears. */
  buttonRef: RefObject<HTMLButtonElement | null>;
}

/** Tests a database on press. Shows a spinner after 300 ms and can be cancelled. */
export function ConnectionTest({
  state,
  connectorId,
  label,
  runningLabel,
  offText,
  onRun,
  onCancel,
  buttonRef,
}: ConnectionTestProps) {
  const words = useFormWords();
  const { canWrite } = useConnectorAccess(connectorId);
  const canTest = useMissingScope(testSqlConnection, getDocstoreDatabases) === undefined;
  const isRunning = state.status === 'running';
  const isSlow = isRunning && state.isSlow;
  return (
    <>
      <span className={layout.bar2}>
        <Button
          ref={buttonRef}
          disabled={!canWrite || !canTest || offText !== undefined}
          aria-disabled={isRunning || undefined}
          onClick={() => {
            if (!isRunning) onRun();
          }}
        >
          {isSlow && <span className={styles.spinner} aria-hidden="true" />}
          <span>{isSlow ? runningLabel : label}</span>
        </Button>
        {isSlow && (
          <Button
            variant="quiet"
            onClick={() => {
              buttonRef.current?.focus();
              onCancel();
            }}
          >
            {words.testCancel}
          </Button>
        )}
        <span role="status" className={texts.note}>
          {isSlow && words.testSlow}
        </span>
      </span>
      {offText !== undefined && <span className={texts.note}>{offText}</span>}
    </>
  );
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

/** Shows that a database didn't answer in time. */
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

/** Shows that the test itself couldn't be run. */
export function TestError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const words = useFormWords();
  return <ErrorNotice error={error} title={words.testFailed} onRetry={onRetry} />;
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
