import { useState, type ReactNode } from 'react';
import { WidgetBoundary } from '../../../../provider/index.ts';
import { Disclosure, FormSection as SectionFrame, joinClasses } from '../../../../ui/index.ts';
import {
  fieldsOf,
  isMetadataField,
  isSecretField,
  isShown,
  type FieldDeclaration,
  type FormSection,
} from '../declaration.ts';
import { hasTyped, initialValues } from '../body/formBody.ts';
import { FormField } from './FormField.tsx';
import { useFormKit } from '../FormKitContext.ts';
import { errorOf, useFormValues } from '../useDeclaredForm.ts';
import { useFormWords } from '../useFormWords.ts';
import styles from '../Forms.module.css';

/**
 * Renders declared sections, the advanced ones collapsed at the end. Kept credentials are only
 * reported as stored.
 */
export function FormSections({ sections }: { sections: readonly FormSection[] }) {
  const shownFields = useShownFields();
  const shown = sections
    .map((section) => ({ ...section, fields: shownFields(section) }))
    .filter(({ fields }) => fields.length > 0);
  const advanced = shown.filter((section) => section.advanced === true);
  return (
    <>
      {shown
        .filter((section) => section.advanced !== true)
        .map((section, at) => (
          <Section key={section.title ?? at} section={section} />
        ))}
      {advanced.length > 0 && <Advanced sections={advanced} />}
    </>
  );
}

/** Opens when the user expands it or changed something in it. */
function Advanced({ sections }: { sections: readonly FormSection[] }) {
  const words = useFormWords();
  const { form } = useFormKit();
  const values = useFormValues(form);
  const [chosen, setChosen] = useState<boolean>();
  return (
    <FoldedFields
      label={words.moreOptions}
      sections={sections}
      isOpen={chosen ?? hasTyped(fieldsOf({ sections }), values, initialValues({ sections }))}
      onOpenChange={setChosen}
    >
      {sections.map((section, at) => (
        <Section key={section.title ?? at} section={section} />
      ))}
    </FoldedFields>
  );
}

export interface FoldedFieldsProps {
  label: string;
  /** The collapsed sections, expanded while one of them has an error. */
  sections: readonly FormSection[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
}

/** Renders fields that most users don't need, collapsed. */
export function FoldedFields({
  label,
  sections,
  isOpen,
  onOpenChange,
  children,
}: FoldedFieldsProps) {
  const { form } = useFormKit();
  const hasError = fieldsOf({ sections }).some(({ name }) => errorOf(form, name) !== undefined);
  return (
    <Disclosure label={label} isOpen={isOpen || hasError} onOpenChange={onOpenChange}>
      <div className={joinClasses(styles.body, styles.folded)}>{children}</div>
    </Disclosure>
  );
}

function useShownFields(): (section: FormSection) => readonly FieldDeclaration[] {
  const { form, sendsCredentials, hiddenFields } = useFormKit();
  const values = useFormValues(form);
  // Hidden fields show once they have an error, and stay visible while they are edited.
  const needsPerson = (field: FieldDeclaration): boolean => {
    const isWritten = hasTyped([field], values, form.formState.defaultValues ?? {});
    return isWritten || errorOf(form, field.name) !== undefined;
  };
  return ({ fields }) =>
    fields.filter(
      (field) =>
        isShown(field, values) &&
        (hiddenFields?.includes(field.name) !== true || needsPerson(field)) &&
        (sendsCredentials ||
          isMetadataField(field) ||
          (isSecretField(field) && field.onlyWhenNew !== true)),
    );
}

function Section({ section: { title, fields } }: { section: FormSection }) {
  return (
    <SectionFrame title={title}>
      <div className={styles.grid}>
        {fields.map((field) => (
          <div key={field.name} className={joinClasses(styles.cell, widthOf(field))}>
            <WidgetBoundary>
              <FormField field={field} />
            </WidgetBoundary>
          </div>
        ))}
      </div>
    </SectionFrame>
  );
}

function widthOf({ width }: FieldDeclaration): string | undefined {
  if (width === 'wide') return styles.wide;
  return width === 'narrow' ? styles.narrow : undefined;
}
