import { useEffect, useMemo, useState } from 'react';
import { isHtmlElement, VisuallyHidden } from '../../../ui/index.ts';
import { withSession, WidgetBoundary } from '../../../provider/index.ts';
import { CredentialWidget } from '../forms/CredentialWidget.tsx';
import styles from '../forms/Forms.module.css';
import { FormSections } from '../forms/fields/FormSections.tsx';
import { PastedFields, usePasteFold } from '../forms/paste/PastedFields.tsx';
import type { PasteReader } from '../forms/paste/replaceFields.ts';
import { useFormKit, type FormKit } from '../forms/FormKitContext.ts';
import type { FormOptions } from '../forms/formOptions.ts';
import { useFormWords } from '../forms/useFormWords.ts';
import { DatabasePicker, type DatabasePickerProps } from './DatabasePicker.tsx';
import {
  askedSections,
  describedSection,
  docstoreDeclaration,
  pastedDocstoreFields,
} from './docstoreDeclaration.ts';
import { parseDocstoreUrl, type ParsedDocstore } from './parseDocstoreUrl.ts';
import { docstoreForm, type DocstoreFormProps } from './declaration.ts';

/**
 * Connects a document database by a connection string, from which secrets are removed immediately,
 * and selects the databases to sync.
 *
 * Parts, for styling: `[data-part]` of `connector-form`, `field`, `error-summary`, `saved` and
 * `notice`. Routes: connect-session, database/metadata, connection-metadata, sync/enqueue.
 */
export const DocstoreForm = withSession(DocstoreFormView, docstoreForm);

function DocstoreFormView({ testTimeout, ...props }: DocstoreFormProps) {
  const words = useFormWords();
  const declaration = useMemo(() => docstoreDeclaration(words), [words]);
  return (
    <CredentialWidget {...props} declaration={declaration}>
      {() => <DocstoreFields options={props} timeout={testTimeout} />}
    </CredentialWidget>
  );
}

const address = 'metadata.connectionString';

const plainFields = ['username'];

interface DocstoreFieldsProps extends DatabasePickerProps {
  options: FormOptions;
}

const loadReader = async (): Promise<PasteReader> =>
  (await import('../forms/paste/pasteReaders.ts')).readDocstorePaste;

function DocstoreFields({ options, timeout }: DocstoreFieldsProps) {
  const words = useFormWords();
  const kit = useFormKit();
  const { form, isEditing } = kit;
  const [wasMoved, setMoved] = useState(false);
  const fold = usePasteFold('docstore', options);
  const asked = askedSections(words, wasMoved ? words.credentialsMoved : undefined);
  const take = (parsed: Extract<ParsedDocstore, { ok: true }>): void => {
    const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
    form.setValue(address, parsed.connectionString, options);
    if (parsed.username !== undefined) form.setValue('username', parsed.username, options);
    if (parsed.password !== undefined) {
      const isStored = isEditing;
      form.setValue('password', { kind: 'typed', value: parsed.password, isStored }, options);
    }
  };
  /** Moves credentials out of the address, which is visible and stored. */
  const moveCredentials = (target: EventTarget): void => {
    if (!isHtmlElement(target, 'input') || target.name !== address) return;
    const parsed = parseDocstoreUrl(target.value);
    const hasSecrets = parsed.ok && parsed.connectionString !== target.value.trim();
    if (parsed.ok && hasSecrets) take(parsed);
    setMoved(hasSecrets);
  };
  useLeftovers(kit);
  return (
    <div
      className={styles.body}
      onBlur={({ target }) => moveCredentials(target)}
      onKeyDown={({ key, target }) => {
        if (key === 'Enter') moveCredentials(target);
      }}
    >
      <PastedFields
        fold={fold}
        sections={asked}
        firstField={address}
        pastedFields={pastedDocstoreFields}
        plainFields={plainFields}
        loadReader={loadReader}
      />
      <VisuallyHidden role="status">{wasMoved && words.credentialsMoved}</VisuallyHidden>
      {(isEditing || fold.isOpen || fold.isUnderstood) && (
        <>
          <WidgetBoundary>
            <DatabasePicker timeout={timeout} />
          </WidgetBoundary>
          <FormSections sections={[describedSection(words)]} />
        </>
      )}
    </div>
  );
}

/** Removes credentials, or a mask of them, from a stored or preset connection string. */
function useLeftovers({ form, isEditing }: FormKit): void {
  useEffect(() => {
    const stored: unknown = form.getValues(address);
    const parsed = parseDocstoreUrl(typeof stored === 'string' ? stored : '');
    if (!parsed.ok) return;
    form.setValue(address, parsed.connectionString);
    const { username } = parsed;
    if (isEditing || username === undefined || form.getValues('username') !== '') return;
    form.setValue('username', username);
  }, [form, isEditing]);
}
