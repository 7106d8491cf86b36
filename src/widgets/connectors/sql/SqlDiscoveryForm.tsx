import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import * as v from 'valibot';
import { sourceConfig } from '../../../contract/index.ts';
import { wait } from '../../../environment/index.ts';
import {
  ErrorNotice,
  useBrainstem,
  usePlatformActions,
  usePlatformMutation,
} from '../../../provider/index.ts';
import {
  createSqlDiscovery,
  enqueueSyncMutation,
  type SqlSource,
  type SqlStream,
} from '../../../query/index.ts';
import { Button, Notice } from '../../../ui/index.ts';
import { fieldsOf, type CredentialDeclaration, type FormValues } from '../forms/declaration.ts';
import { hasTyped } from '../forms/hasTyped.ts';
import { initialValues } from '../forms/formBody.ts';
import { FormKitContext } from '../forms/FormKitContext.ts';
import styles from '../forms/Forms.module.css';
import { FormSections } from '../forms/FormSections.tsx';
import { readPath, writePath } from '../forms/path.ts';
import { createSecret, isSecret } from '../forms/secrets/secretModel.ts';
import { secretsIn } from '../forms/secrets/secretsIn.ts';
import { hideSecrets, withoutSecrets } from '../forms/serverErrors.ts';
import { TestFailure, TestTimeout } from '../forms/ConnectionTest.tsx';
import { useDeclaredForm, useFormValues, type DeclaredForm } from '../forms/useDeclaredForm.ts';
import { useUnsaved } from '../forms/useUnsaved.tsx';
import { useFormWords } from '../forms/useFormWords.ts';
import { useFormTask } from '../forms/useFormTask.ts';
import { SyncContext } from '../sync/index.ts';
import { DiscoveryError } from './DiscoveryError.tsx';
import { passwordField } from './discoveryDeclaration.ts';
import { introspectSource, type SourceSchema } from './introspectSource.ts';
import type { SqlDiscoveryPanelProps } from './discoveryOptions.ts';
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
  session,
  declaration,
  database,
  onClose,
}: SqlDiscoveryFormProps) {
  const words = useFormWords();
  const discovery = usePlatformActions(createSqlDiscovery);
  const [initial] = useState(() =>
    initialOf(declaration, session.read(connectionId) !== undefined),
  );
  const { form, check, wipe } = useDeclaredForm({ declaration, initial });
  const kit = useMemo(
    () => ({
      form,
      declaration,
      isEditing: false,
      mode: 'new' as const,
      sendsCredentials: true,
      keptText: words.discoveryPasswordKept,
    }),
    [form, declaration, words],
  );
  useAskAfterLeave(form);
  const { leave, question } = useUnsaved(hasTyped(declaration, useFormValues(form), initial));
  const [look, looking] = useFormTask<SourceSchema>(form);
  const [publication, publishing] = useFormTask<'published'>(form);
  const [chosen, setChosen] = useState<readonly SqlStream[]>([]);
  const [isPublished, setPublished] = useState(false);
  const syncs = useRef(false);
  const sync = usePlatformMutation((client) =>
    enqueueSyncMutation(client, { connectionId, providerConfigKey: engine }),
  );
  const onSync = useContext(SyncContext);
  const requestSync = (): void =>
    sync.mutate(undefined, {
      onSuccess: () => onSync({ connectionId, providerConfigKey: engine }),
    });
  const [step, setStep] = useState<'checking' | 'listing'>('checking');

  const keptPassword = (): string | undefined => {
    const state = readPath(form.getValues(), passwordField);
    const isKept = isSecret(state) && state.kind === 'kept';
    return isKept ? session.read(connectionId)?.password : undefined;
  };
  const secretsNow = (): readonly string[] => {
    const password = keptPassword();
    return [
      ...secretsIn(declaration, form.getValues()),
      ...(password === undefined ? [] : [password]),
    ];
  };
  const readSource = (): SqlSource | undefined => {
    const reading = check(fieldsOf(declaration).map(({ name }) => name));
    if (reading === undefined) return undefined;
    const config = v.parse(sourceConfig, reading.built['sourceConfig']);
    const password = keptPassword();
    if (password !== undefined) config['password'] = password;
    return { organizationId, connectionId, sourceType: engine, sourceConfig: config };
  };
  const { environment } = useBrainstem();
  const button = useRef<HTMLButtonElement>(null);
  const publishButton = useRef<HTMLButtonElement>(null);
  const start = (): void => {
    const source = readSource();
    if (source === undefined) return;
    const secrets = secretsNow();
    const run = async (signal: AbortSignal): Promise<SourceSchema> => {
      try {
        const options = {
          discovery,
          source,
          signal,
          wait: (milliseconds: number) => wait(environment, milliseconds, { signal }),
          onStep: setStep,
        };
        const found = await introspectSource(options);
        if (found.isReached) return found;
        return { ...found, message: hideSecrets(found.message, secrets) };
      } catch (error) {
        throw withoutSecrets(error, secrets);
      }
    };
    looking.run(run, { timeoutMs: timeout });
  };
  const retry = (): void => {
    button.current?.focus();
    start();
  };
  const publish = (streams: readonly SqlStream[], options: { syncs: boolean }): void => {
    setChosen(streams);
    syncs.current = options.syncs;
    const source = readSource();
    if (source === undefined) return;
    const secrets = secretsNow();
    const run = async (signal: AbortSignal): Promise<'published'> => {
      try {
        await discovery.publish({ source, streams, database, userId }, signal);
      } catch (error) {
        throw withoutSecrets(error, secrets);
      }
      setPublished(true);
      wipe();
      session.drop();
      if (options.syncs) requestSync();
      return 'published';
    };
    publishing.run(run, { timeoutMs: timeout });
  };

  if (isPublished) {
    const close = (
      <Button size="small" onClick={onClose}>
        {words.close}
      </Button>
    );
    if (sync.error !== null) {
      return (
        <ErrorNotice
          error={sync.error}
          title={words.discoveryNotSynced}
          actions={close}
          onRetry={requestSync}
          isRetrying={sync.isPending}
        />
      );
    }
    const title = sync.isSuccess ? words.discoveryPublishedAndSynced : words.discoveryPublished;
    return <Notice icon="check" title={title} actions={close} />;
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
          if (!isLooking) start();
        }}
      >
        <FormSections sections={declaration.sections} />
        <div className={styles.actions}>
          <Button
            ref={button}
            type="submit"
            variant={hasFound ? 'secondary' : 'primary'}
            aria-disabled={isLooking}
          >
            {words.discoveryStart}
          </Button>
          <Button variant="quiet" onClick={isLooking ? looking.reset : () => leave(onClose)}>
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
          error={publication.error}
          onRetry={() => {
            publishButton.current?.focus();
            publish(chosen, { syncs: syncs.current });
          }}
          onSignIn={onSignIn}
        />
      )}
      {question}
    </FormKitContext.Provider>
  );
}

/** The form at first: a password of the step before is kept and not shown. */
function initialOf(declaration: CredentialDeclaration, hasPassword: boolean): FormValues {
  const values = initialValues(declaration);
  if (hasPassword) writePath(values, passwordField, createSecret(true));
  return values;
}

/** Asks for the password again on a page that was left, since leaving it drops what was kept. */
function useAskAfterLeave({ setValue }: DeclaredForm): void {
  const { visibility } = useBrainstem().environment;
  useEffect(
    () => visibility.onLeave(() => setValue(passwordField, createSecret(false))),
    [visibility, setValue],
  );
}
