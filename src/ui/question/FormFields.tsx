import { Fragment, type ComponentType, type ReactNode } from 'react';
import {
  emptyDraft,
  fieldKey,
  questionOf,
  type AnswerDraft,
  type AnswerDrafts,
  type FieldProblem,
  type FormField,
} from '../../controller/index.ts';
import { ChoiceGroup } from '../field/Choice.tsx';
import { describeProblem } from './describeProblem.ts';
import { QuestionField } from './QuestionField.tsx';
import type { QuestionWords } from './questionProps.ts';
import styles from './FormFields.module.css';

export interface FormFieldsProps {
  fields: readonly FormField[];
  /** By field key. */
  drafts: AnswerDrafts;
  /** The problems to show by field key, each either decoded or the platform's message. */
  problems: ReadonlyMap<string, FieldProblem | string>;
  words: QuestionWords;
  /** @default false */
  disabled?: boolean;
  onChange: (key: string, draft: AnswerDraft, kind: FormField['kind']) => void;
  /** The key of the fields' group. @default none */
  group?: string;
  /** Wraps each field, such as an error boundary. @default none */
  Part?: ComponentType<{ children: ReactNode }>;
}

/** Renders a form's fields, grouped ones under the group's name. */
export function FormFields({ fields, group, Part = Fragment, ...shared }: FormFieldsProps) {
  const { drafts, problems, words, disabled, onChange } = shared;
  return fields.map((field) => {
    const key = fieldKey(field.name, group);
    const { label, description, required } = field;
    const problem = problems.get(key);
    return (
      <Part key={key}>
        {field.kind === 'group' ? (
          <ChoiceGroup legend={label} description={description}>
            <div className={styles.group}>
              <FormFields {...shared} fields={field.fields ?? []} group={key} Part={Part} />
            </div>
          </ChoiceGroup>
        ) : (
          <QuestionField
            label={label}
            hint={required ? undefined : words.optional}
            description={description}
            question={questionOf(field)}
            draft={drafts.get(key) ?? field.initial ?? emptyDraft}
            words={words}
            error={typeof problem === 'object' ? describeProblem(problem, field, words) : problem}
            disabled={disabled}
            onChange={(draft) => onChange(key, draft, field.kind)}
          />
        )}
      </Part>
    );
  });
}
