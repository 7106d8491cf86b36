import { useController } from 'react-hook-form';
import { Choice, Field, Select, TextArea, TextInput } from '../../../../ui/index.ts';
import { isRequired, isSecretField, type FieldDeclaration } from '../declaration.ts';
import { listOf } from '../body/formBody.ts';
import { useFormKit } from '../FormKitContext.ts';
import { SecretField } from '../secrets/SecretField.tsx';
import { secretAttributes } from '../secrets/secretInput.ts';
import { errorOf, useFormValues } from '../useDeclaredForm.ts';
import { useFormWords } from '../useFormWords.ts';
import { readPath } from '../body/path.ts';

/** Prevents password managers from filling in the user's own name. */
const plainAttributes = { ...secretAttributes, autoComplete: 'off' };

/** Renders a declared field with its label and description, bound to the form. */
export function FormField({ field }: { field: FieldDeclaration }) {
  const { lockedFields } = useFormKit();
  if (isSecretField(field)) return <SecretField field={field} />;
  if (lockedFields?.includes(field.name) === true) return <LockedField field={field} />;
  if (field.kind === 'switch') return <SwitchField field={field} />;
  if (field.kind === 'list') return <ListField field={field} />;
  return <TextField field={field} />;
}

function useField(field: FieldDeclaration) {
  const { name, label, description } = field;
  const { optional } = useFormWords();
  const { form, mode } = useFormKit();
  const required = isRequired(field, mode);
  return {
    form,
    frame: {
      label,
      required,
      hint: required ? undefined : optional,
      description,
      error: errorOf(form, name),
    },
  };
}

function TextField({ field }: { field: FieldDeclaration }) {
  const { form, frame } = useField(field);
  const { name, kind = 'text', placeholder, dir = 'auto', options = [] } = field;
  const bound = form.register(name);
  const props = { ...plainAttributes, dir, placeholder, ...bound };
  return (
    <Field {...frame}>
      {kind === 'select' ? (
        <Select {...bound}>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      ) : kind === 'area' ? (
        <TextArea {...props} spellCheck />
      ) : (
        <TextInput {...props} inputMode={kind === 'number' ? 'numeric' : 'text'} />
      )}
    </Field>
  );
}

function SwitchField({ field: { name, label, description } }: { field: FieldDeclaration }) {
  const { form } = useFormKit();
  return <Choice type="switch" label={label} description={description} {...form.register(name)} />;
}

function ListField({ field }: { field: FieldDeclaration }) {
  const { form, frame } = useField(field);
  const { ref, ...bound } = useController({ control: form.control, name: field.name }).field;
  return (
    <Field {...frame}>
      <TextArea
        {...plainAttributes}
        ref={ref}
        rows={2}
        dir={field.dir ?? 'auto'}
        placeholder={field.placeholder}
        value={listOf(bound.value).join('\n')}
        onChange={({ target }) => {
          bound.onChange(target.value === '' ? [] : target.value.split('\n'));
        }}
        onBlur={bound.onBlur}
      />
    </Field>
  );
}

/** A read-only field with the host's value. It can be copied. */
function LockedField({ field }: { field: FieldDeclaration }) {
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
      <Input dir={dir} readOnly value={typeof text === 'string' ? text : ''} />
    </Field>
  );
}
