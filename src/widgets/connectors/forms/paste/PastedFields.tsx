import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useConnectorRule, WidgetBoundary } from '../../../../provider/index.ts';
import type { FormSection } from '../declaration.ts';
import { FoldedFields, FormSections } from '../fields/FormSections.tsx';
import { useFormKit } from '../FormKitContext.ts';
import type { FormOptions } from '../formOptions.ts';
import { useFormWords } from '../useFormWords.ts';

/** The state of the fields below a paste box. */
export interface PasteFold {
  isOpen: boolean;
  /** True once a string was parsed, until one is rejected or undone. */
  isUnderstood: boolean;
  setOpen: (isOpen: boolean) => void;
  setUnderstood: (isUnderstood: boolean) => void;
}

/** Keeps the fields below a paste box folded, unless some have initial values. */
export function usePasteFold(
  connectorId: string,
  { initialValues, lockedFields }: FormOptions,
): PasteFold {
  const { defaults, locked } = useConnectorRule(connectorId);
  const preset = initialValues ?? lockedFields ?? defaults ?? locked;
  const [isOpen = preset !== undefined, setOpen] = useState<boolean>();
  const [isUnderstood, setUnderstood] = useState(false);
  return { isOpen, isUnderstood, setOpen, setUnderstood };
}

export interface PastedFieldsProps {
  fold: PasteFold;
  /** The connection's name first, which no string contains. */
  sections: readonly FormSection[];
  /** The field to focus for editing what was understood. */
  firstField: string;
  /** Renders the paste box. */
  box: (onEdit: () => void) => ReactNode;
  /** Content above the folded fields. */
  children?: ReactNode;
}

/** Asks for a connection string first, and folds the fields that it fills in. */
export function PastedFields({ fold, sections, firstField, box, children }: PastedFieldsProps) {
  const words = useFormWords();
  const { form } = useFormKit();
  const { isOpen, isUnderstood, setOpen } = fold;
  const [name, ...rest] = sections;
  const byHand = isUnderstood ? rest : sections;
  return (
    <>
      <WidgetBoundary>
        {box(() => {
          flushSync(() => setOpen(true));
          form.setFocus(firstField);
        })}
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
