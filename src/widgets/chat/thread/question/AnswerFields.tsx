import { useContext, useState } from 'react';
import {
  readValues,
  type AnswerDraft,
  type FieldProblem,
  type FormField,
} from '../../../../controller/index.ts';
import { useBrainstem, useQuestionsWords } from '../../../../provider/index.ts';
import { Button, FormFields, QuestionForm } from '../../../../ui/index.ts';
import { useChatWords } from '../../context/useChatWords.ts';
import { useSettings } from '../../context/chatSettings.ts';
import type { ThreadToolCall } from '../../core/index.ts';
import { ThreadScrollContext } from '../scroll/threadScroll.ts';

export interface AnswerFieldsProps {
  call: ThreadToolCall;
  fields: readonly FormField[];
  isBusy: boolean;
  isReadOnly: boolean;
  onSubmit: (answers: Record<string, unknown>) => void;
  /** Continues without an answer. */
  onSkip: () => void;
}

/** Renders a form that the assistant asks the user to fill in. Values survive a failed send. */
export function AnswerFields({
  call,
  fields,
  isBusy,
  isReadOnly,
  onSubmit,
  onSkip,
}: AnswerFieldsProps) {
  const words = useChatWords();
  const questions = useQuestionsWords();
  const { locale } = useBrainstem();
  const { drafts } = useSettings();
  const [known, setKnown] = useState(drafts.get(call.toolCallId) ?? noDrafts);
  const [attempts, setAttempts] = useState(0);
  const scroll = useContext(ThreadScrollContext);
  const { values, problems } = readValues(fields, known, locale.tag);

  const change = (key: string, draft: AnswerDraft): void => {
    const next = new Map(known).set(key, draft);
    setKnown(next);
    drafts.set(call.toolCallId, next);
  };
  const submit = (): void => {
    if (isBusy || isReadOnly) return;
    if (problems.size === 0) {
      scroll.follow();
      onSubmit(values);
      return;
    }
    // Validation messages lengthen the form, which must not scroll to its end.
    scroll.hold();
    setAttempts(attempts + 1);
  };
  return (
    <QuestionForm
      // The form is a short card inside the thread.
      sticky="never"
      attempts={attempts}
      onSubmit={submit}
      actions={
        <>
          <Button type="submit" variant="primary" disabled={isBusy || isReadOnly}>
            {words.answer}
          </Button>
          <Button variant="quiet" disabled={isBusy || isReadOnly} onClick={onSkip}>
            {words.skip}
          </Button>
        </>
      }
    >
      <FormFields
        fields={fields}
        drafts={known}
        problems={attempts === 0 ? noProblems : problems}
        words={questions}
        disabled={isReadOnly}
        onChange={change}
      />
    </QuestionForm>
  );
}

const noDrafts: ReadonlyMap<string, AnswerDraft> = new Map();
const noProblems: ReadonlyMap<string, FieldProblem> = new Map();
