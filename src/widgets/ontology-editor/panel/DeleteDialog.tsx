import { Button, Dialog } from '../../../ui/index.ts';
import { useOntologyWords } from '../EditorContext.ts';

export interface DeleteDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  name: string;
  onDelete: () => void;
}

/** Asks before an ontology is deleted, and says what stays. */
export function DeleteDialog({ open, onOpenChange, name, onDelete }: DeleteDialogProps) {
  const words = useOntologyWords();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.deleteTitle(name)}
      description={words.deleteText}
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>{words.cancel}</Button>
          <Button
            variant="danger"
            onClick={() => {
              onOpenChange(false);
              onDelete();
            }}
          >
            {words.deleteOntology}
          </Button>
        </>
      }
    />
  );
}
