'use client';
import { useId, useState, type SyntheticEvent } from 'react';
import { ErrorNotice } from '../../provider/index.ts';
import { Button } from '../../ui/index.ts';
import { useChatState, useChatWords, useActs, useConversation } from './ChatContext.ts';
import { isBusy } from './chatStore.ts';
import styles from './HumanInput.module.css';
import { answerText, readQuestion } from './humanInputModel.ts';
import type { ThreadToolCall } from './threadModel.ts';

/** Props of {@link HumanInput}. */
export interface HumanInputProps {
  call: ThreadToolCall;
  /** Whether the run waits on this very question. */
  isOpen: boolean;
}

/** A question that the assistant asks, with options, free words, or both; then what was answered. */
export function HumanInput({ call, isOpen }: HumanInputProps) {
  const words = useChatWords();
  const { question, options } = readQuestion(call.args);
  const labelId = useId();
  return (
    <section className={styles.question} aria-labelledby={labelId} data-part="question">
      <p id={labelId} className={styles.text} dir="auto">
        {question ?? words.questionForYou}
      </p>
      {call.result !== undefined && (
        <p className={styles.answered} dir="auto">
          {words.answered(answerText(call.result.value))}
        </p>
      )}
      {isOpen && <AnswerForm call={call} options={options} />}
    </section>
  );
}

function AnswerForm({ call, options }: { call: ThreadToolCall; options: readonly string[] }) {
  const words = useChatWords();
  const acts = useActs();
  const busy = useConversation(({ turn }) => isBusy(turn));
  const failed = useConversation(({ failedAnswer }) =>
    failedAnswer?.toolCallId === call.toolCallId ? failedAnswer : undefined,
  );
  const isReadOnly = useChatState(({ missingScope }) => missingScope !== undefined);
  const [text, setText] = useState('');
  const isOff = busy || isReadOnly;

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (text.trim() !== '') acts.answer(call, text.trim());
  };
  return (
    <>
      {options.length > 0 && (
        <div className={styles.options}>
          {options.map((option) => (
            <Button key={option} disabled={isOff} onClick={() => acts.answer(call, option)}>
              {option}
            </Button>
          ))}
        </div>
      )}
      <form className={styles.form} onSubmit={submit}>
        <input
          className={styles.field}
          aria-label={words.yourAnswer}
          placeholder={words.yourAnswer}
          dir="auto"
          value={text}
          disabled={isReadOnly}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" variant="primary" disabled={isOff || text.trim() === ''}>
          {words.answer}
        </Button>
      </form>
      {failed !== undefined && <ErrorNotice error={failed.error} title={words.answerNotSent} />}
    </>
  );
}
