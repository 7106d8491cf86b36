import { WidgetBoundary } from '../../../provider/index.ts';
import { joinClasses } from '../../../ui/index.ts';
import {
  isMetadataField,
  isSecretField,
  isShown,
  type FieldDeclaration,
  type FormSection,
} from './declaration.ts';
import { FormField } from './FormField.tsx';
import { useFormKit } from './FormKitContext.ts';
import { useFormValues } from './useDeclaredForm.ts';
import styles from './Forms.module.css';

/** Declared sections. Credentials that are kept show no more than that they are stored. */
export function FormSections({ sections }: { sections: readonly FormSection[] }) {
  return sections.map((section, at) => <Section key={section.title ?? at} section={section} />);
}

function Section({ section: { title, fields } }: { section: FormSection }) {
  const { form, sendsCredentials } = useFormKit();
  const values = useFormValues(form);
  const shown = fields.filter(
    (field) =>
      isShown(field, values) &&
      (sendsCredentials || isMetadataField(field) || isSecretField(field)),
  );
  if (shown.length === 0) return null;
  return (
    <fieldset className={styles.section}>
      {title !== undefined && <legend className={styles.legend}>{title}</legend>}
      <div className={styles.grid}>
        {shown.map((field) => (
          <div key={field.name} className={joinClasses(styles.cell, widthOf(field))}>
            <WidgetBoundary>
              <FormField field={field} />
            </WidgetBoundary>
          </div>
        ))}
      </div>
    </fieldset>
  );
}

function widthOf({ width }: FieldDeclaration): string | undefined {
  if (width === undefined || width === 'full') return undefined;
  return width === 'wide' ? styles.wide : styles.narrow;
}
