import { useState } from 'react';
import type { SelectedItem } from '../../../query/index.ts';
import type { SelectionState } from './useSelection.ts';
import { ErrorNotice } from '../../../provider/index.ts';
import { Button, Dialog, Field, TextArea } from '../../../ui/index.ts';
import { useConnectorsWords } from '../useConnectorsWords.ts';

/** Props of {@link DescribeDialog}. */
export interface DescribeDialogProps {
  item: SelectedItem;
  name: string;
  change: SelectionState['change'];
  onClose: () => void;
}

/** Says what a chosen thing is for. What was typed stays when the platform refuses. */
export function DescribeDialog({ item, name, change, onClose }: DescribeDialogProps) {
  const words = useConnectorsWords();
  const [typed, setTyped] = useState(item.description ?? '');
  const close = (): void => {
    change.reset();
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen && !change.isPending) close();
      }}
      title={words.describe(name)}
      actions={
        <>
          <Button disabled={change.isPending} onClick={close}>
            {words.cancel}
          </Button>
          <Button
            variant="primary"
            disabled={change.isPending}
            onClick={() => {
              const description = typed.trim();
              change.mutate(
                (all) => all.map((one) => (one.id === item.id ? { ...one, description } : one)),
                { onSuccess: close },
              );
            }}
          >
            {words.save}
          </Button>
        </>
      }
    >
      <Field label={words.description} description={words.describeNote}>
        {(control) => (
          <TextArea
            {...control}
            rows={4}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      {change.error !== null && (
        <ErrorNotice error={change.error} title={words.saveFailed} text={words.saveFailedKept} />
      )}
    </Dialog>
  );
}
