import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentType,
  type RefObject,
  useContext,
} from 'react';
import { useStore } from 'zustand';
import { type FormField, readValues, type FieldProblem } from '../../../../controller/index.ts';
import {
  ErrorNotice,
  useQuestionsWords,
  WidgetBoundary,
  useBrainstem,
} from '../../../../provider/index.ts';
import {
  Button,
  Disclosure,
  formatJson,
  VisuallyHidden,
  layout,
  frame,
  joinClasses,
  FormFields,
  QuestionForm,
} from '../../../../ui/index.ts';
import { useChatWords } from '../../context/useChatWords.ts';
import type { ThreadSource, ThreadToolCall } from '../../core/index.ts';
import styles from './HumanInput.module.css';
import {
  answerText,
  isSkipped,
  readQuestion,
  skippedAnswer,
  type HumanQuestion,
} from './humanInputModel.ts';
import type { ToolInputProps } from '../tool/toolRenderers.ts';
import { useAnswer } from './useAnswer.ts';
import { MessageMarkdown } from '../message/MessageMarkdown.tsx';
import { useSettings, type Answers } from '../../context/chatSettings.ts';
import { draftsOf, useAnswers } from './useAnswers.ts';
import { ThreadScrollContext } from '../scroll/threadScroll.ts';

export interface HumanInputProps {
  call: ThreadToolCall;
  /** True while the run waits for its result. */
  isOpen: boolean;
}

/** Renders the assistant's question as options, a form or free text, and its answer afterwards. */
export function HumanInput({ call, isOpen }: HumanInputProps) {
  const words = useChatWords();
  const questions = useQuestionsWords();
  const { tools } = useSettings();
  const answers = useAnswers();
  const isAnswered = call.result !== undefined;
  useEffect(() => {
    if (isAnswered) answers.forget(call.toolCallId);
  }, [isAnswered, answers, call.toolCallId]);
  const humanQuestion = readQuestion(call.args);
  const Input = tools[call.toolName]?.Input;
  const labelId = useId();
  const section = useRef<HTMLElement>(null);
  const question = humanQuestion.question ?? words.questionForYou;
  return (
    <section
      ref={section}
      className={joinClasses(frame.inset, styles.question)}
      aria-labelledby={labelId}
      data-part="question"
    >
      <div id={labelId} className={styles.text}>
        <MessageMarkdown isName text={question} sources={noSources} isGrowing={false} />
      </div>
      {isOpen && humanQuestion.question !== undefined && (
        <Announcement text={humanQuestion.question} />
      )}
      {humanQuestion.unread !== undefined && <Unread value={humanQuestion.unread} />}
      {call.result !== undefined && (
        <p className={styles.answered} dir="auto">
          {isSkipped(call.result.value)
            ? words.skipped
            : words.answered(answerText(call.result.value, humanQuestion, questions))}
        </p>
      )}
      {isOpen &&
        (Input === undefined ? (
          <Answer call={call} humanQuestion={humanQuestion} section={section} answers={answers} />
        ) : (
          <OwnInput call={call} Input={Input} section={section} />
        ))}
    </section>
  );
}

/** Announces the question, which isn't part of the announced answer text. */
function Announcement({ text }: { text: string }) {
  const [announcement, setAnnouncement] = useState('');
  // Set after mounting, since screen readers ignore a live region that mounts with its text.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => setAnnouncement(text), [text]);
  return <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>;
}

interface OpenQuestionProps {
  call: ThreadToolCall;
  section: RefObject<HTMLElement | null>;
}

interface OwnInputProps extends OpenQuestionProps {
  Input: ComponentType<ToolInputProps>;
}

function OwnInput({ call, Input, section }: OwnInputProps) {
  const { answer, busy, isReadOnly, failed } = useAnswer(call, section);
  return (
    <WidgetBoundary>
      <Input call={call} answer={answer} isBusy={busy || isReadOnly} error={failed?.error} />
    </WidgetBoundary>
  );
}

const noSources: readonly ThreadSource[] = [];

/** The field name for a question without a form. */
const onlyAnswer = 'answer';

/** The maximum number of options shown as buttons. More become a searchable list. */
const maxButtons = 7;

function Answer({
  call,
  humanQuestion,
  section,
  answers,
}: OpenQuestionProps & { humanQuestion: HumanQuestion; answers: Answers }) {
  const words = useChatWords();
  const { answer, busy, isReadOnly, failed } = useAnswer(call, section);
  const { options, fields, isMultiple } = humanQuestion;
  const isForm = fields.length > 0;
  const several = isMultiple && options.length > 0;
  const isLong = options.length > maxButtons;
  const only: FormField =
    several || isLong
      ? {
          name: onlyAnswer,
          label: several ? words.chooseAny : words.yourAnswer,
          kind: several ? 'choices' : 'choice',
          required: true,
          options,
        }
      : { name: onlyAnswer, label: words.yourAnswer, kind: 'text', required: true };
  return (
    <>
      {!isForm && !several && !isLong && options.length > 0 && (
        <div className={layout.wrap2}>
          {options.map(({ label, value }) => (
            <Button key={label} disabled={busy || isReadOnly} onClick={() => answer(value)}>
              <bdi>{label}</bdi>
            </Button>
          ))}
        </div>
      )}
      <AnswerFields
        call={call}
        answers={answers}
        fields={isForm ? fields : [only]}
        isBusy={busy}
        isReadOnly={isReadOnly}
        onSubmit={(values) => answer(isForm ? values : values[onlyAnswer])}
        onSkip={() => answer(skippedAnswer)}
      />
      {failed !== undefined && <ErrorNotice error={failed.error} title={words.answerNotSent} />}
    </>
  );
}

/** Shows arguments without a recognisable question as collapsed JSON. */
function Unread({ value }: { value: unknown }) {
  const words = useChatWords();
  return (
    <Disclosure label={words.questionDetails}>
      <pre
        className={styles.unread}
        dir="ltr"
        tabIndex={0}
        role="group"
        aria-label={words.questionDetails}
      >
        {formatJson(value).text}
      </pre>
    </Disclosure>
  );
}

interface AnswerFieldsProps {
  call: ThreadToolCall;
  answers: Answers;
  fields: readonly FormField[];
  isBusy: boolean;
  isReadOnly: boolean;
  onSubmit: (values: Record<string, unknown>) => void;
  /** Continues without an answer. */
  onSkip: () => void;
}

/** Renders a form that the assistant asks the user to fill in. Values survive a failed send. */
function AnswerFields({
  call,
  answers,
  fields,
  isBusy,
  isReadOnly,
  onSubmit,
  onSkip,
}: AnswerFieldsProps) {
  const words = useChatWords();
  const questions = useQuestionsWords();
  const { locale } = useBrainstem();
  const known = draftsOf(useStore(answers.store), call.toolCallId);
  const [attempts, setAttempts] = useState(0);
  const scroll = useContext(ThreadScrollContext);
  const { values, problems } = readValues(fields, known, locale.tag);

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
        onChange={(...change) => answers.set(call.toolCallId, ...change)}
      />
    </QuestionForm>
  );
}

const noProblems: ReadonlyMap<string, FieldProblem> = new Map();
