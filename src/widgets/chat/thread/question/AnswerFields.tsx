import { useContext, useState } from 'react';
import {
  emptyDraft,
  questionOf,
  readValues,
  type AnswerDraft,
  type FormField,
} from '../../../../controller/index.ts';
import { Button, QuestionField, QuestionForm } from '../../../../ui/index.ts';
import { useChatWords } from '../../context/useChatWords.ts';
import { useSettings } from '../../context/chatSettings.ts';
import type { ThreadToolCall } from '../../core/index.ts';
import { ThreadScrollContext } from '../scroll/threadScroll.ts';

/** Props of {@link AnswerFields}. */
export interface AnswerFieldsProps {
  call: ThreadToolCall;
  fields: readonly FormField[];
  isBusy: boolean;
  isReadOnly: boolean;
  onSubmit: (answers: Record<string, unknown>) => void;
}

/** A form that the assistant asks a person to fill in. What was filled in survives a failure. */
export function AnswerFields({ call, fields, isBusy, isReadOnly, onSubmit }: AnswerFieldsProps) {
  const words = useChatWords();
  const { drafts } = useSettings();
  const [known, setKnown] = useState(drafts.get(call.toolCallId) ?? noDrafts);
  const [attempts, setAttempts] = useState(0);
  const scroll = useContext(ThreadScrollContext);
  const { values, missing, wrong } = readValues(fields, known);

  const change = (name: string, draft: AnswerDraft): void => {
    const next = new Map(known).set(name, draft);
    setKnown(next);
    drafts.set(call.toolCallId, next);
  };
  const submit = (): void => {
    if (isBusy || isReadOnly) return;
    if (missing.length === 0 && wrong.length === 0) {
      scroll.follow();
      onSubmit(values);
      return;
    }
    // What is said of the fields makes the form longer, and its end is not what is to be read now.
    scroll.hold();
    setAttempts(attempts + 1);
  };
  const errorOf = ({ name, label }: FormField): string | undefined => {
    if (attempts === 0) return undefined;
    if (missing.includes(name)) return words.fieldRequired(label);
    return wrong.includes(name) ? words.fieldNoNumber : undefined;
  };

  return (
    <QuestionForm
      attempts={attempts}
      onSubmit={submit}
      actions={
        <Button type="submit" variant="primary" disabled={isBusy || isReadOnly}>
          {words.answer}
        </Button>
      }
    >
      {fields.map((field) => (
        <QuestionField
          key={field.name}
          label={field.label}
          hint={field.required ? undefined : words.fieldOptional}
          description={field.description}
          question={questionOf(field)}
          draft={known.get(field.name) ?? field.initial ?? emptyDraft}
          words={words}
          error={errorOf(field)}
          disabled={isReadOnly}
          onChange={(draft) => change(field.name, draft)}
        />
      ))}
    </QuestionForm>
  );
}

const noDrafts: ReadonlyMap<string, AnswerDraft> = new Map();
