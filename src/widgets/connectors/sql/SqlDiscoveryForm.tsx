import { useMemo, useRef, useState } from 'react';
import * as v from 'valibot';
import { sourceConfig } from '../../../contract/index.ts';
import { wait } from '../../../environment/index.ts';
import { usePlatformActions, useBrainstem } from '../../../provider/index.ts';
import { createSqlDiscovery, type SqlSource, type SqlStream } from '../../../query/index.ts';
import { Button, Notice } from '../../../ui/index.ts';
import type { CredentialDeclaration } from '../forms/declaration.ts';
import { bodyOf, initialValues, read } from '../forms/formBody.ts';
import { FormKitContext } from '../forms/FormKitContext.ts';
import styles from '../forms/Forms.module.css';
import { FormSections } from '../forms/FormSections.tsx';
import { hideSecrets, secretsIn, withoutSecrets } from '../forms/serverErrors.ts';
import { TestFailure, TestTimeout } from '../forms/ConnectionTest.tsx';
import { useDeclaredForm } from '../forms/useDeclaredForm.ts';
import { useFormWords } from '../forms/useFormWords.ts';
import { useTimedTask } from '../forms/useTimedTask.ts';
import { DiscoveryError } from './DiscoveryError.tsx';
import { introspectSource, type SourceSchema } from './introspectSource.ts';
import type { SqlDiscoveryPanelProps } from './SqlDiscoveryPanel.tsx';
import { StreamPicker } from './StreamPicker.tsx';

/** Props of {@link SqlDiscoveryForm}. */
export interface SqlDiscoveryFormProps extends SqlDiscoveryPanelProps {
  declaration: CredentialDeclaration;
  database: string | undefined;
  onClose: () => void;
}

/** The tunnel and the sign-in, then the tables. Its password is forgotten once they are published. */
export function SqlDiscoveryForm({
  connectionId,
  engine,
  organizationId,
  userId,
  timeout = 120_000,
  onSignIn,
  declaration,
  database,
  onClose,
}: SqlDiscoveryFormProps) {
  const words = useFormWords();
  const discovery = usePlatformActions(createSqlDiscovery);
  const [initial] = useState(() => initialValues(declaration));
  const { form, wipe } = useDeclaredForm(declaration, initial, () => false);
  const kit = useMemo(
    () => ({ form, declaration, isEditing: false, sendsCredentials: true }),
    [form, declaration],
  );
  const [look, looking] = useTimedTask<SourceSchema>(form, timeout);
  const [publication, publishing] = useTimedTask<'published'>(form, timeout);
  const [chosen, setChosen] = useState<readonly SqlStream[]>([]);
  const [isPublished, setPublished] = useState(false);
  const [step, setStep] = useState<'checking' | 'listing'>('checking');

  const source = (): SqlSource => {
    const config = read(bodyOf(declaration, form.getValues()), 'sourceConfig');
    const parsed = v.parse(sourceConfig, config);
    return { organizationId, connectionId, sourceType: engine, sourceConfig: parsed };
  };
  const { environment } = useBrainstem();
  const button = useRef<HTMLButtonElement>(null);
  const publishButton = useRef<HTMLButtonElement>(null);
  const start = async (): Promise<void> => {
    if (!(await form.trigger(undefined, { shouldFocus: true }))) return;
    const values = form.getValues();
    const given = source();
    looking.run(async (signal) => {
      try {
        const options = {
          discovery,
          source: given,
          signal,
          wait: (milliseconds: number) => wait(environment, milliseconds, { signal }),
          onStep: setStep,
        };
        const found = await introspectSource(options);
        if (found.isReached) return found;
        return { ...found, message: hideSecrets(found.message, secretsIn(values)) };
      } catch (error) {
        throw withoutSecrets(error, values);
      }
    });
  };
  const retry = (): void => {
    button.current?.focus();
    void start();
  };
  const publish = (streams: readonly SqlStream[]): void => {
    setChosen(streams);
    const choice = { source: source(), streams, database, userId };
    publishing.run(async (signal) => {
      await discovery.publish(choice, signal);
      setPublished(true);
      wipe();
      return 'published';
    });
  };

  if (isPublished) {
    return (
      <Notice
        icon="check"
        title={words.discoveryPublished}
        actions={
          <Button size="small" onClick={onClose}>
            {words.close}
          </Button>
        }
      />
    );
  }
  const isLooking = look.status === 'running';
  const hasFound =
    look.status === 'done' && look.result.isReached && look.result.streams.length > 0;
  return (
    <FormKitContext.Provider value={kit}>
      <form
        className={styles.form}
        noValidate
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          if (!isLooking) void start();
        }}
      >
        <FormSections sections={declaration.sections} />
        <div className={styles.acts}>
          <Button
            ref={button}
            type="submit"
            variant={hasFound ? 'secondary' : 'primary'}
            aria-disabled={isLooking}
          >
            {words.discoveryStart}
          </Button>
          <Button variant="quiet" onClick={isLooking ? looking.reset : onClose}>
            {words.cancel}
          </Button>
          <span role="status" className={styles.note}>
            {isLooking && (step === 'checking' ? words.discoveryChecking : words.discoveryListing)}
          </span>
        </div>
        {look.status === 'timed-out' && <TestTimeout onRetry={retry} />}
        {look.status === 'failed' && (
          <DiscoveryError error={look.error} onRetry={retry} onSignIn={onSignIn} />
        )}
        {look.status === 'done' && !look.result.isReached && (
          <TestFailure title={words.discoveryRefused} message={look.result.message} />
        )}
      </form>
      {look.status === 'done' && look.result.isReached && (
        <StreamPicker
          streams={look.result.streams}
          buttonRef={publishButton}
          isPublishing={publication.status === 'running'}
          onPublish={publish}
        />
      )}
      {publication.status === 'timed-out' && (
        <Notice tone="warning" title={words.discoveryFailed} />
      )}
      {publication.status === 'failed' && (
        <DiscoveryError
          error={withoutSecrets(publication.error, form.getValues())}
          onRetry={() => {
            publishButton.current?.focus();
            publish(chosen);
          }}
          onSignIn={onSignIn}
        />
      )}
    </FormKitContext.Provider>
  );
}
