import { useId, useRef, useState, Fragment } from 'react';
import { hasStatus } from '../../../client/errors/index.ts';
import type { GeneratedWebhook } from '../../../contract/index.ts';
import {
  ErrorNotice,
  QueryError,
  useFormat,
  usePlatformActions,
  usePlatformQuery,
  useOperation,
  useGeneralWords,
} from '../../../provider/index.ts';
import { createCredentialTransport, webhookQuery, type WebhookInfo } from '../../../query/index.ts';
import {
  Button,
  Confirm,
  Disclosure,
  Notice,
  Skeleton,
  layout,
  stableText,
  texts,
  useCopy,
} from '../../../ui/index.ts';
import styles from '../forms/Forms.module.css';
import { useForget } from '../forms/secrets/useForget.ts';
import { useFormWords } from '../forms/useFormWords.ts';
import { useConnectorAccess } from '../surface/access.ts';
import { curlLine } from './curlLine.ts';

export interface WebhookPanelProps {
  connectionId: string;
  /** Required to create a webhook. */
  organizationId: string | undefined;
}

/** Manages a private API's webhook: creates it, shows its key once, and shows its details later. */
export function WebhookPanel({ connectionId, organizationId }: WebhookPanelProps) {
  const words = useFormWords();
  const info = usePlatformQuery((client) => webhookQuery(client, connectionId));
  const { generateWebhook } = usePlatformActions(createCredentialTransport);
  const [creation, { actions: creating }] = useOperation<GeneratedWebhook>();
  const made = creation.status === 'done' ? creation.result : undefined;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useForget(creating.reset);
  const create = (): void => {
    if (organizationId === undefined || creation.status === 'running') return;
    creating.run(async () => {
      const webhook = await generateWebhook(connectionId, organizationId);
      heading.current?.focus();
      return webhook;
    });
  };
  const stored = (): void => {
    creating.reset();
    heading.current?.focus();
  };
  const isMissing = hasStatus(info.error, 404);
  return (
    <div role="group" aria-labelledby={id} className={layout.form} data-part="webhook">
      <div className={layout.stack}>
        <h3 ref={heading} id={id} tabIndex={-1} className={texts.heading}>
          {words.webhookTitle}
        </h3>
        <p className={texts.muted}>{words.webhookText}</p>
      </div>
      {made !== undefined ? (
        <ShownOnce made={made} onStored={stored} />
      ) : (
        <>
          {info.isPending && <Skeleton height="36px" />}
          {isMissing ? (
            <p className={texts.muted}>{words.webhookNone}</p>
          ) : (
            <QueryError query={info} />
          )}
          {info.data !== undefined && <Known info={info.data} />}
        </>
      )}
      {creation.status === 'failed' && (
        <ErrorNotice error={creation.error} title={words.webhookFailed} />
      )}
      {made === undefined && (isMissing || info.data !== undefined) && (
        <CreateButton
          isNew={isMissing}
          isCreating={creation.status === 'running'}
          hasOrganisation={organizationId !== undefined}
          onCreate={create}
        />
      )}
    </div>
  );
}

function ShownOnce({ made, onStored }: { made: GeneratedWebhook; onStored: () => void }) {
  const words = useFormWords();
  return (
    <>
      <CopyField label={words.webhookKey} text={made.apiKey} />
      <Notice
        tone="warning"
        title={words.webhookKeyOnce}
        actions={
          <Button size="small" onClick={onStored}>
            {words.webhookStored}
          </Button>
        }
      />
      <CopyField label={words.webhookAddress} text={made.webhookEndpoint} />
      <Disclosure label={words.webhookCurl}>
        <CopyBox label={words.webhookCurl} text={curlLine(made)} />
      </Disclosure>
    </>
  );
}

function Known({ info: { endpoint, createdAt } }: { info: WebhookInfo }) {
  const words = useFormWords();
  const { date } = useFormat();
  const isKnown = createdAt !== undefined && !Number.isNaN(Date.parse(createdAt));
  return (
    <>
      {endpoint !== undefined && <CopyField label={words.webhookAddress} text={endpoint} />}
      <p className={texts.note}>
        {isKnown && stableText(`${words.webhookCreatedAt(date(createdAt))}. `)}
        <span>{words.webhookKeyHint}</span>
      </p>
    </>
  );
}

interface CreateButtonProps {
  isNew: boolean;
  isCreating: boolean;
  hasOrganisation: boolean;
  onCreate: () => void;
}

/** Creates the first webhook immediately, and a new key only after confirmation. */
function CreateButton({ isNew, isCreating, hasOrganisation, onCreate }: CreateButtonProps) {
  const words = useFormWords();
  const { canWrite } = useConnectorAccess();
  const [isAsking, setAsking] = useState(false);
  const label = isNew ? words.webhookCreate : words.webhookRenew;
  return (
    <span className={layout.bar2}>
      <Button
        disabled={!hasOrganisation || !canWrite}
        aria-disabled={isCreating}
        onClick={() => {
          if (isNew) onCreate();
          else setAsking(true);
        }}
      >
        {isCreating ? words.webhookCreating : label}
      </Button>
      {!hasOrganisation && <span className={texts.note}>{words.webhookNoOrganisation}</span>}
      {isAsking && (
        <Confirm
          title={words.webhookRenewTitle}
          text={words.webhookRenewText}
          labels={{ cancel: words.cancel, confirm: words.webhookRenew }}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            onCreate();
          }}
        />
      )}
    </span>
  );
}

interface CopyProps {
  label: string;
  text: string;
}

/** A read-only text with a copy button, below its label. */
function CopyField(props: CopyProps) {
  return (
    <div className={layout.stack1}>
      <span aria-hidden="true" className={texts.label}>
        {props.label}
      </span>
      <CopyBox {...props} />
    </div>
  );
}

function CopyBox({ label, text }: CopyProps) {
  const words = useFormWords();
  const general = useGeneralWords();
  const [result, copy] = useCopy(() => text);
  return (
    <>
      <span className={styles.copyBox}>
        <code className={styles.copyText} dir="ltr" tabIndex={0} role="group" aria-label={label}>
          {text.split(/(?<=[^/]\/)(?!\/)/).map((part, at) => (
            <Fragment key={at}>
              {part}
              <wbr />
            </Fragment>
          ))}
        </code>
        <Button size="small" variant="quiet" aria-label={words.copyWhat(label)} onClick={copy}>
          {words.copy}
        </Button>
      </span>
      <span role="status" className={texts.note}>
        {result !== undefined && (result === 'copied' ? general.copied : general.copyFailed)}
      </span>
    </>
  );
}
