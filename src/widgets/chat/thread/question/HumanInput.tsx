import { useId, useState, type ComponentType, type SyntheticEvent } from 'react';
import { ErrorNotice, WidgetBoundary } from '../../../../provider/index.ts';
import { Button, formatJson } from '../../../../ui/index.ts';
import { AnswerFields } from './AnswerFields.tsx';
import { useActions, useChatState, useChatWords, useConversation } from '../../ChatContext.ts';
import { isBusy, type ThreadToolCall } from '../../core/index.ts';
import styles from './HumanInput.module.css';
import {
  answerText,
  readQuestion,
  type HumanField,
  type HumanQuestion,
} from './humanInputModel.ts';
import type { ToolInputProps } from '../tool/toolRenderers.ts';
import { useSettings } from '../../chatSettings.ts';

/** Props of {@link HumanInput}. */
export interface HumanInputProps {
  call: ThreadToolCall;
  /** Whether the run waits on this very question. */
  isOpen: boolean;
}

/** A question that the assistant asks: options, a form, free words; then what was answered. */
export function HumanInput({ call, isOpen }: HumanInputProps) {
  const words = useChatWords();
  const { tools } = useSettings();
  const asked = readQuestion(call.args);
  const Input = tools[call.toolName]?.Input;
  const labelId = useId();
  return (
    <section className={styles.question} aria-labelledby={labelId} data-part="question">
      <p id={labelId} className={styles.text} dir="auto">
        {asked.question ?? words.questionForYou}
      </p>
      {asked.unread !== undefined && <Unread value={asked.unread} />}
      {call.result !== undefined && (
        <p className={styles.answered} dir="auto">
          {words.answered(answerText(call.result.value, asked))}
        </p>
      )}
      {isOpen &&
        (Input === undefined ? (
          <Answer call={call} asked={asked} />
        ) : (
          <OwnInput call={call} Input={Input} />
        ))}
    </section>
  );
}

/** What may and can be done about an open question. */
function useAnswer(call: ThreadToolCall) {
  const actions = useActions();
  const busy = useConversation(({ turn }) => isBusy(turn));
  const isReadOnly = useChatState(({ missingScope }) => missingScope !== undefined);
  const failed = useConversation(({ failedAnswer }) =>
    failedAnswer?.toolCallId === call.toolCallId ? failedAnswer : undefined,
  );
  return { answer: (value: unknown) => actions.answer(call, value), busy, isReadOnly, failed };
}

function OwnInput({ call, Input }: { call: ThreadToolCall; Input: ComponentType<ToolInputProps> }) {
  const { answer, busy, isReadOnly, failed } = useAnswer(call);
  return (
    <WidgetBoundary>
      <Input call={call} answer={answer} isBusy={busy || isReadOnly} error={failed?.error} />
    </WidgetBoundary>
  );
}

/** The one field of a question that is answered in free words. */
const freeWords: HumanField = {
  name: 'answer',
  label: '',
  description: undefined,
  kind: 'text',
  required: true,
  options: [],
  initial: '',
};

function Answer({ call, asked }: { call: ThreadToolCall; asked: HumanQuestion }) {
  const words = useChatWords();
  const { answer, busy, isReadOnly, failed } = useAnswer(call);
  const isOff = busy || isReadOnly;
  const several: HumanField = {
    ...freeWords,
    kind: 'choices',
    label: words.chooseAny,
    options: asked.options,
    initial: [],
  };
  const isForm = asked.fields.length > 0;
  const isSeveral = !isForm && asked.isMultiple && asked.options.length > 0;
  return (
    <>
      {isForm && (
        <AnswerFields
          call={call}
          fields={asked.fields}
          isBusy={busy}
          isReadOnly={isReadOnly}
          onSubmit={answer}
        />
      )}
      {isSeveral && (
        <AnswerFields
          call={call}
          fields={[several]}
          isBusy={busy}
          isReadOnly={isReadOnly}
          onSubmit={(answers) => answer(answers.answer)}
        />
      )}
      {!isForm && !isSeveral && (
        <>
          {asked.options.length > 0 && (
            <div className={styles.options}>
              {asked.options.map(({ label, value }) => (
                <Button key={label} disabled={isOff} onClick={() => answer(value)}>
                  {label}
                </Button>
              ))}
            </div>
          )}
          <FreeAnswer call={call} isOff={isOff} isReadOnly={isReadOnly} onSubmit={answer} />
        </>
      )}
      {failed !== undefined && <ErrorNotice error={failed.error} title={words.answerNotSent} />}
    </>
  );
}

interface FreeAnswerProps {
  call: ThreadToolCall;
  isOff: boolean;
  isReadOnly: boolean;
  onSubmit: (text: string) => void;
}

function FreeAnswer({ call, isOff, isReadOnly, onSubmit }: FreeAnswerProps) {
  const words = useChatWords();
  const { drafts } = useSettings();
  const known = drafts.get(call.toolCallId)?.get(freeWords.name);
  const [text, setText] = useState(typeof known === 'string' ? known : '');
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (text.trim() !== '') onSubmit(text.trim());
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <input
        className={styles.field}
        aria-label={words.yourAnswer}
        placeholder={words.yourAnswer}
        dir="auto"
        value={text}
        disabled={isReadOnly}
        onChange={({ target }) => {
          setText(target.value);
          drafts.set(call.toolCallId, new Map([[freeWords.name, target.value]]));
        }}
      />
      <Button type="submit" variant="primary" disabled={isOff || text.trim() === ''}>
        {words.answer}
      </Button>
    </form>
  );
}

/** Arguments in which nothing to ask was found: shown as they are, folded up. */
function Unread({ value }: { value: unknown }) {
  const words = useChatWords();
  return (
    <details>
      <summary className={styles.summary}>{words.questionDetails}</summary>
      <pre className={styles.unread} tabIndex={0} role="group" aria-label={words.questionDetails}>
        {formatJson(value).text}
      </pre>
    </details>
  );
}
