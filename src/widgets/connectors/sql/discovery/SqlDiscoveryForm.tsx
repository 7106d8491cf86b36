import { useContext, useRef, useState, type RefObject } from 'react';
import { hideSecrets } from '../../../../contract/index.ts';
import { wait } from '../../../../environment/index.ts';
import {
  ErrorNotice,
  useBrainstem,
  usePlatformActions,
  usePlatformMutation,
} from '../../../../provider/index.ts';
import {
  createSqlDiscovery,
  type DiscoveredStreams,
  enqueueSyncMutation,
  type SqlStream,
} from '../../../../query/index.ts';
import { Button, FormFooter, Notice, icons, useEscape, texts } from '../../../../ui/index.ts';
import type { CredentialDeclaration } from '../../forms/declaration.ts';
import formStyles from '../../forms/Forms.module.css';
import { FormKitContext, type FormKit } from '../../forms/FormKitContext.ts';
import { InnerForm } from '../../forms/InnerForm.tsx';
import { FormSections } from '../../forms/fields/FormSections.tsx';
import { TestFailure, TestTimeout } from '../../forms/ConnectionTest.tsx';
import { useUnsaved } from '../../forms/useUnsaved.tsx';
import { useFormWords } from '../../forms/useFormWords.ts';
import { useFormOperation } from '../../forms/useFormOperation.ts';
import { SyncContext } from '../../sync/index.ts';
import { DiscoveryError } from './DiscoveryError.tsx';
import type { SqlDiscoveryPanelProps } from './discoveryDeclaration.ts';
import { StreamPicker } from './StreamPicker.tsx';
import { useDiscoverySource } from './useDiscoverySource.ts';

export interface SqlDiscoveryFormProps extends SqlDiscoveryPanelProps {
  declaration: CredentialDeclaration;
  database: string | undefined;
  /** The open panel, closed by Escape. */
  panel: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Asks for tunnel and sign-in, then shows the tables. Discards its passwords after publication. */
export function SqlDiscoveryForm(props: SqlDiscoveryFormProps) {
  const { connectionId, engine, onClose } = props;
  const connection = { connectionId, providerConfigKey: engine };
  const [isPublished, setPublished] = useState(false);
  const sync = usePlatformMutation((client) => enqueueSyncMutation(client, connection));
  const onSync = useContext(SyncContext);
  const requestSync = (): void => sync.mutate(undefined, { onSuccess: () => onSync(connection) });
  if (isPublished) {
    return <DiscoveryPublished sync={sync} onRetry={requestSync} onClose={onClose} />;
  }
  return (
    <Discovery
      {...props}
      onPublished={({ syncs }) => {
        setPublished(true);
        if (syncs) requestSync();
      }}
    />
  );
}

/** The discovered tables, or the database's message on refusal. */
type SourceSchema =
  | ({ readonly isReached: true } & DiscoveredStreams)
  | { readonly isReached: false; readonly message: string };

/** The initial polling interval in milliseconds, doubled up to the maximum. */
const firstPoll = 250;
const maxPollPause = 2_000;

interface DiscoveryProps extends SqlDiscoveryFormProps {
  onPublished: (options: { syncs: boolean }) => void;
}

function Discovery({
  userId,
  timeout = 120_000,
  onSignIn,
  declaration,
  database,
  panel,
  onClose,
  onPublished,
  ...connection
}: DiscoveryProps) {
  const words = useFormWords();
  const discovery = usePlatformActions(createSqlDiscovery);
  const { environment } = useBrainstem();
  const { form, check, isUnsaved, read, forget } = useDiscoverySource({
    ...connection,
    declaration,
  });
  const kit: FormKit = {
    form,
    check,
    declaration,
    isEditing: false,
    mode: 'new',
    sendsCredentials: true,
    keptText: words.discoveryPasswordKept,
  };
  const { leave, question } = useUnsaved(isUnsaved);
  const [step, setStep] = useState<'checking' | 'listing'>('checking');
  const {
    state: look,
    button,
    run,
    retry,
    cancel: stop,
  } = useFormOperation({
    form,
    read,
    timeout,
    async send({ source, secrets }, signal): Promise<SourceSchema> {
      const hide = (text: string): string => hideSecrets(text, secrets);
      setStep('checking');
      const checkId = await discovery.check(source, signal);
      let answer = await discovery.poll(checkId, signal);
      for (let pause = firstPoll; answer.status === 'pending'; pause *= 2) {
        await wait(environment, Math.min(pause, maxPollPause), { signal });
        answer = await discovery.poll(checkId, signal);
      }
      if (answer.status === 'failed')
        return { isReached: false, message: hide(answer.message ?? '') };
      setStep('listing');
      const found = await discovery.discover(source, signal);
      return { isReached: true, ...found, problems: found.problems.map(hide) };
    },
  });
  const choice = useRef<{ streams: readonly SqlStream[]; syncs: boolean }>({
    streams: [],
    syncs: false,
  });
  const { state: publication, ...publishing } = useFormOperation({
    form,
    read,
    timeout,
    async send({ source }, signal) {
      const { streams, syncs } = choice.current;
      await discovery.publish({ source, streams, database, userId }, signal);
      forget();
      onPublished({ syncs });
    },
  });

  const isLooking = look.status === 'running';
  const isPublishing = publication.status === 'running';
  const cancel = (): void => {
    if (isLooking) stop();
    else leave(onClose);
  };
  useEscape(panel, true, cancel);
  const found = look.status === 'done' && look.result.isReached ? look.result : undefined;
  const hasFound = found !== undefined && found.streams.length > 0;
  const isRefused = !hasFound && found !== undefined && found.problems.length > 0;
  return (
    <FormKitContext.Provider value={kit}>
      <InnerForm
        onSubmit={() => {
          if (!isLooking && !isPublishing) run();
        }}
      >
        <fieldset className={formStyles.body} disabled={isPublishing}>
          <FormSections sections={declaration.sections} />
        </fieldset>
        <FormFooter
          cancel={
            <Button variant="quiet" onClick={cancel}>
              {words.cancel}
            </Button>
          }
        >
          <Button
            ref={button}
            type="submit"
            variant={hasFound ? 'secondary' : 'primary'}
            aria-disabled={isLooking || isPublishing}
          >
            {words.discoveryStart}
          </Button>
          <span role="status" className={texts.note}>
            {isLooking && (step === 'checking' ? words.discoveryChecking : words.discoveryListing)}
          </span>
        </FormFooter>
        {look.status === 'timed-out' && <TestTimeout onRetry={retry} />}
        {look.status === 'failed' && (
          <DiscoveryError error={look.error} onRetry={retry} onSignIn={onSignIn} />
        )}
        {look.status === 'done' && !look.result.isReached && (
          <TestFailure title={words.discoveryRefused} message={look.result.message} />
        )}
        {isRefused && (
          <TestFailure title={words.discoveryListRefused} message={found.problems.join('\n')} />
        )}
      </InnerForm>
      {found !== undefined && !isRefused && (
        <StreamPicker
          found={found}
          buttonRef={publishing.button}
          isPublishing={isPublishing}
          onPublish={(streams, { syncs }) => {
            choice.current = { streams, syncs };
            publishing.run();
          }}
        />
      )}
      {publication.status === 'timed-out' && (
        <Notice tone="warning" title={words.discoveryFailed} />
      )}
      {publication.status === 'failed' && (
        <DiscoveryError error={publication.error} onRetry={publishing.retry} onSignIn={onSignIn} />
      )}
      {question}
    </FormKitContext.Provider>
  );
}

interface DiscoveryPublishedProps {
  /** The sync requested with the publication; idle if none was. */
  sync: { error: Error | null; isPending: boolean; isSuccess: boolean };
  onRetry: () => void;
  onClose: () => void;
}

/** Confirms the publication and shows the state of the sync. */
function DiscoveryPublished({ sync, onRetry, onClose }: DiscoveryPublishedProps) {
  const words = useFormWords();
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
        onRetry={onRetry}
        isRetrying={sync.isPending}
      />
    );
  }
  const title = sync.isSuccess ? words.discoveryPublishedAndSynced : words.discoveryPublished;
  return <Notice icon={icons.check} title={title} actions={close} />;
}
