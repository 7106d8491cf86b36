import { useState } from 'react';
import type { SelectedItem } from '../../../query/index.ts';
import { ErrorNotice } from '../../../provider/index.ts';
import { Confirm, Field, TextArea } from '../../../ui/index.ts';
import { useConnectorsWords } from '../useConnectorsWords.ts';
import type { SelectionChange } from './useSelection.ts';

export interface DescribeDialogProps {
  item: SelectedItem;
  name: string;
  change: SelectionChange;
  onClose: () => void;
}

/** Edits a selected item's description. Keeps the text if saving fails. */
export function DescribeDialog({ item, name, change, onClose }: DescribeDialogProps) {
  const words = useConnectorsWords();
  const [typed, setTyped] = useState(item.description ?? '');
  const close = (): void => {
    change.reset();
    onClose();
  };
  return (
    <Confirm
      title={words.describe(name)}
      labels={{ cancel: words.cancel, confirm: words.save }}
      variant="primary"
      isPending={change.isPending}
      onCancel={close}
      onConfirm={() => {
        const description = typed.trim();
        change.mutate(
          (all) => all.map((each) => (each.id === item.id ? { ...each, description } : each)),
          { onSuccess: close },
        );
      }}
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
    </Confirm>
  );
}
