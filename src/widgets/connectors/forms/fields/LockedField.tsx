import { Field, TextArea, TextInput } from '../../../../ui/index.ts';
import type { FieldDeclaration } from '../declaration.ts';
import { useFormKit } from '../FormKitContext.ts';
import { listOf } from '../body/formBody.ts';
import { readPath } from '../body/path.ts';
import { errorOf, useFormValues } from '../useDeclaredForm.ts';
import { useFormWords } from '../useFormWords.ts';

/** A read-only field with the host's value. It can be copied. */
export function LockedField({ field }: { field: FieldDeclaration }) {
  const { form } = useFormKit();
  const words = useFormWords();
  const { name, label, kind, options = [], dir = 'auto' } = field;
  const value = readPath(useFormValues(form), name);
  const isList = kind === 'list' || kind === 'area';
  const choice = options.find((option) => option.value === value)?.label;
  const answer = typeof value === 'boolean' ? (value ? words.on : words.off) : value;
  const text = isList && Array.isArray(value) ? listOf(value).join('\n') : (choice ?? answer);
  const Input = isList ? TextArea : TextInput;
  return (
    <Field label={label} error={errorOf(form, name)}>
      {(control) => (
        <Input {...control} dir={dir} readOnly value={typeof text === 'string' ? text : ''} />
      )}
    </Field>
  );
}
