import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useConnectorRule, useFormat, WidgetBoundary } from '../../../../provider/index.ts';
import type { FormSection } from '../declaration.ts';
import { FoldedFields, FormSections } from '../fields/FormSections.tsx';
import { useFormKit } from '../FormKitContext.ts';
import type { FormOptions } from '../formOptions.ts';
import { useFormWords } from '../useFormWords.ts';
import { PasteBox, type PasteBoxProps, type PasteResult } from './PasteBox.tsx';
import {
  conflictingLockedField,
  replaceFields,
  type PasteReader,
  type ReadPaste,
} from './replaceFields.ts';

/** Keeps the fields below a paste box folded, unless some have initial values. */
export function usePasteFold(connectorId: string, { initialValues, lockedFields }: FormOptions) {
  const { defaults, locked } = useConnectorRule(connectorId);
  const preset = initialValues ?? lockedFields ?? defaults ?? locked;
  const [isOpen = preset !== undefined, setOpen] = useState<boolean>();
  // True once a string was parsed, until one is rejected or undone.
  const [isUnderstood, setUnderstood] = useState(false);
  return { isOpen, isUnderstood, setOpen, setUnderstood };
}

export interface PastedFieldsProps {
  fold: ReturnType<typeof usePasteFold>;
  /** The connection's name first, which no string contains. */
  sections: readonly FormSection[];
  /** The field to focus for editing what was understood. */
  firstField: string;
  /** The fields that a string replaces together. */
  pastedFields: readonly string[];
  plainFields: PasteBoxProps<PasteReader>['plainFields'];
  loadReader: () => Promise<PasteReader>;
  /** Rejects the parsed parts, or adds to them. @default they are filled in as they are */
  onRead?: (reading: ReadPaste) => PasteResult;
  children?: ReactNode;
}

/**
 * Asks for a new connection's string first, and folds the fields that it fills in, replacing all
 * values of another source.
 */
export function PastedFields({
  fold: { isOpen, isUnderstood, setOpen, setUnderstood },
  sections,
  firstField,
  pastedFields,
  plainFields,
  loadReader,
  onRead = (reading) => ({ ...reading, undo: () => undefined }),
  children,
}: PastedFieldsProps) {
  const words = useFormWords();
  const format = useFormat();
  const kit = useFormKit();
  const [name, ...rest] = sections;
  const byHand = isUnderstood ? rest : sections;
  const paste = (text: string, reader: PasteReader): PasteResult => {
    const reading = reader(text, words, format);
    if (reading.isProblem) return reading;
    const fixed = conflictingLockedField(kit, reading.values);
    if (fixed !== undefined) return { isProblem: true, text: words.pasteLocked(fixed) };
    const result = onRead(reading);
    if (result.isProblem) return result;
    const restore = replaceFields(kit, pastedFields, reading.values);
    setUnderstood(true);
    const undo = (): void => {
      result.undo();
      setUnderstood(false);
      restore();
    };
    return { ...result, undo };
  };
  if (kit.isEditing) return <FormSections sections={sections} />;
  return (
    <>
      <WidgetBoundary>
        <PasteBox
          form={kit.form}
          plainFields={plainFields}
          loadReader={loadReader}
          onPaste={paste}
          onEdit={() => {
            flushSync(() => setOpen(true));
            kit.form.setFocus(firstField);
          }}
        />
      </WidgetBoundary>
      {isUnderstood && name !== undefined && <FormSections sections={[name]} />}
      <FoldedFields
        label={words.pasteByHand}
        sections={byHand}
        isOpen={isOpen}
        onOpenChange={setOpen}
      >
        {children}
        <FormSections sections={byHand} />
      </FoldedFields>
    </>
  );
}
