import { useState, type ReactNode, useEffect, useRef } from 'react';
import { callListener } from '../../../controller/index.ts';
import {
  QueryError,
  useFirstToken,
  useGeneralWords,
  usePlatformQuery,
  WidgetBoundary,
} from '../../../provider/index.ts';
import { connectionMetadataQuery } from '../../../query/index.ts';
import { Button, Skeleton, Title, layout, Notice, texts } from '../../../ui/index.ts';
import { SectionSurface } from '../surface/ConnectorSurface.tsx';
import type { ConnectorFormProps } from './connectorForm.ts';
import { CredentialFormView, type CredentialFormViewProps } from './CredentialFormView.tsx';
import type { JsonObject } from './body/path.ts';
import { useFormWords } from './useFormWords.ts';
import type { SavedConnection } from './useCredentialForm.ts';
import { SyncNow } from '../sync/index.ts';

export interface CredentialWidgetProps
  extends
    ConnectorFormProps,
    Pick<CredentialFormViewProps, 'declaration' | 'children' | 'footer' | 'onTyped'> {
  /** Renders content below an existing connection, which was just saved or is being edited. */
  after?: (connection: SavedConnection, isSaved: boolean) => ReactNode;
  /** True if `after` holds the next step, rather than the first sync. @default false */
  hasNextStep?: boolean;
}

/**
 * A complete form for stored credentials: loads the edited connection, shows errors, saves and
 * starts the sync. A change of connection resets it.
 */
export function CredentialWidget(props: CredentialWidgetProps) {
  return <ConnectionForm key={props.connectionId} {...props} />;
}

function ConnectionForm({
  declaration: declared,
  name,
  connectionId,
  onSaved,
  onCancel,
  onDone,
  label,
  after,
  hasNextStep = false,
  ...options
}: CredentialWidgetProps) {
  useFirstToken();
  const words = useFormWords();
  const declaration = name === undefined ? declared : { ...declared, title: name };
  const { providerConfigKey, title } = declaration;
  const [saved, setSaved] = useState<SavedConnection>();
  const [editedId, setEditedId] = useState(connectionId);
  const [isOpen, setOpen] = useState(true);
  const current =
    saved ?? (connectionId === undefined ? undefined : { connectionId, providerConfigKey });
  const save = (next: SavedConnection): void => {
    setSaved(next);
    setOpen(false);
    callListener(onSaved, next);
  };
  const cancel = saved === undefined ? onCancel : () => setOpen(false);
  const form = {
    ...options,
    declaration,
    onSaved: save,
    onCancel: cancel,
  };
  return (
    <SectionSurface aria-label={label ?? title} data-part="connector-form">
      {isOpen && (
        <WidgetBoundary>
          {editedId === undefined ? (
            <CredentialFormView {...form} />
          ) : (
            <EditView {...form} connectionId={editedId} takesFocus={saved !== undefined} />
          )}
        </WidgetBoundary>
      )}
      {!isOpen && saved !== undefined && (
        <WidgetBoundary>
          <SavedPanel
            title={title}
            saved={saved}
            syncButton={hasNextStep ? 'secondary' : 'primary'}
            onEdit={() => {
              setEditedId(saved.connectionId);
              setOpen(true);
            }}
          />
        </WidgetBoundary>
      )}
      {current !== undefined && <WidgetBoundary>{after?.(current, !isOpen)}</WidgetBoundary>}
      {!isOpen && onDone !== undefined && (
        <div className={layout.bar2}>
          <Button onClick={onDone}>{words.done}</Button>
        </div>
      )}
    </SectionSurface>
  );
}

interface EditViewProps extends CredentialFormViewProps {
  connectionId: string;
}

/** Renders the form of an existing connection once its metadata has loaded. */
function EditView(props: EditViewProps) {
  const { connectionId, declaration, onCancel } = props;
  const words = useGeneralWords();
  const query = usePlatformQuery((client) => ({
    ...connectionMetadataQuery(client, {
      connectionId,
      providerConfigKey: declaration.providerConfigKey,
    }),
    // Editing starts from the current values, and refetches don't change them.
    staleTime: 0,
    refetchOnWindowFocus: false,
  }));
  // The first values are kept, so that a refetch doesn't overwrite edits.
  const [stored, setStored] = useState<JsonObject>();
  if (stored === undefined && query.isSuccess && !query.isFetching) {
    setStored(query.data.metadata);
  }
  if (stored !== undefined) return <CredentialFormView {...props} stored={stored} />;
  if (query.error !== null && !query.isFetching) {
    return (
      <div className={layout.form}>
        <Title>{declaration.title}</Title>
        <QueryError
          query={query}
          actions={
            onCancel !== undefined && (
              <Button size="small" onClick={onCancel}>
                {words.close}
              </Button>
            )
          }
        />
      </div>
    );
  }
  return (
    <div className={layout.form} aria-busy="true">
      <Title>{declaration.title}</Title>
      {['100%', '100%', '60%'].map((width, at) => (
        <Skeleton key={at} width={width} height="36px" />
      ))}
    </div>
  );
}

interface SavedPanelProps {
  title: string;
  saved: SavedConnection;
  syncButton: 'primary' | 'secondary';
  onEdit: () => void;
}

function SavedPanel({ title, saved, syncButton, onEdit }: SavedPanelProps) {
  const words = useFormWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={layout.form} data-part="saved">
      <div className={layout.stack}>
        <Title ref={heading}>{words.savedTitle(title)}</Title>
        <p className={texts.muted}>{words.savedText}</p>
      </div>
      {saved.replacedConnectionId !== undefined && (
        <Notice title={words.replacedTitle}>{words.replacedText}</Notice>
      )}
      <SyncNow
        connection={saved}
        variant={syncButton}
        actions={<Button onClick={onEdit}>{words.edit}</Button>}
      />
    </div>
  );
}
