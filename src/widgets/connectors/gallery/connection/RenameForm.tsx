import { useState } from 'react';
import { isMetadataConflictError } from '../../../../client/errors/index.ts';
import { usePlatformMutation } from '../../../../provider/index.ts';
import { saveMetadataMutation, type ConnectionRef } from '../../../../query/index.ts';
import { Button, Field, FormFooter, TextInput } from '../../../../ui/index.ts';
import { SaveError, useConnectorAccess } from '../../surface/index.ts';
import { InnerForm } from '../../forms/InnerForm.tsx';
import { useUnsaved } from '../../forms/useUnsaved.tsx';
import { useConnectorsWords } from '../../useConnectorsWords.ts';

export interface RenameFormProps {
  connection: ConnectionRef;
  name: string;
  metadata: Readonly<Record<string, unknown>>;
  onClose: () => void;
}

/** Renames a connection. Keeps the typed name if the platform refuses. */
export function RenameForm({ connection, name, metadata, onClose }: RenameFormProps) {
  const words = useConnectorsWords();
  const [typed, setTyped] = useState(name);
  const [seen, setSeen] = useState(metadata);
  const [isEmpty, setEmpty] = useState(false);
  const save = usePlatformMutation((client) => saveMetadataMutation(client, connection));
  const { canWrite } = useConnectorAccess();
  const { leave, question } = useUnsaved(typed.trim() !== name);
  const isOff = !canWrite || save.isPending;
  const submit = (): void => {
    const connectionName = typed.trim();
    setEmpty(connectionName === '');
    if (connectionName === '' || isOff) return;
    const change = { fields: { connectionName }, seen };
    save.mutate(change, {
      onSuccess: onClose,
      onError: (error) => {
        if (isMetadataConflictError(error)) setSeen(error.currentMetadata());
      },
    });
  };
  return (
    <InnerForm onSubmit={submit}>
      <Field label={words.name} {...(isEmpty ? { error: words.nameNeeded } : {})}>
        <TextInput
          autoFocus
          value={typed}
          readOnly={save.isPending}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      {save.error !== null && <SaveError error={save.error} />}
      <FormFooter
        cancel={
          <Button variant="quiet" disabled={save.isPending} onClick={() => leave(onClose)}>
            {words.cancel}
          </Button>
        }
      >
        <Button type="submit" variant="primary" aria-disabled={isOff}>
          {words.save}
        </Button>
      </FormFooter>
      {question}
    </InnerForm>
  );
}
