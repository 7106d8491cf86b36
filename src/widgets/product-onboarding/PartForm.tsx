import { useContext, useMemo, type ReactNode } from 'react';
import { answerOnboardingQuestions } from '../../contract/index.ts';
import { callListener, nameInWords } from '../../controller/index.ts';
import {
  ErrorNotice,
  ExitButton,
  ExitContext,
  MissingScopeNotice,
  SavingNotice,
  useMissingScope,
  useOnboardingWords,
  useQuestionsWords,
} from '../../provider/index.ts';
import {
  Button,
  Disclosure,
  Notice,
  QuestionField,
  QuestionForm,
  QuestionSkeleton,
  ValueView,
  icons,
  layout,
  texts,
} from '../../ui/index.ts';
import { findQuestions } from './core/findQuestions.ts';
import type {
  ProductOnboardingAdapter,
  ProductPart,
  ProductQuestion,
} from './core/productAdapter.ts';
import { draftFor, partBefore, toQuestion } from './core/productParts.ts';
import { useProductActions, useProductState, usePartName } from './ProductProvider.ts';
import styles from './ProductOnboarding.module.css';

export interface PartFormProps {
  part: ProductPart;
  adapter: ProductOnboardingAdapter;
  /** The platform's response, if loaded. */
  body: unknown;
  isLoading: boolean;
  /** A notice about a failed load. */
  notice?: ReactNode;
}

/** Shows a part's questions if the host's adapter can read them, else the raw response. */
export function PartForm({ part, adapter, body, isLoading, notice }: PartFormProps) {
  const words = useOnboardingWords();
  const nameOf = usePartName();
  const { open, save } = useProductActions();
  const isOpened = useProductState(({ opened }) => opened !== undefined);
  const isSending = useProductState((state) => state.isSending);
  const saving = useProductState((state) => state.saving);
  const missingScope = useMissingScope(answerOnboardingQuestions);
  const { readQuestions, writeAnswers } = adapter;
  const { step, subStep } = part;
  const questions = useMemo(
    () =>
      body === undefined ? undefined : callListener(() => readQuestions?.(body, { step, subStep })),
    [body, readQuestions, step, subStep],
  );
  const isReview = subStep === 3;
  const canSend = writeAnswers !== undefined && questions !== undefined;
  const hasSave = canSend && missingScope === undefined && questions.length > 0;
  const hasExit = useContext(ExitContext) !== undefined;
  const before = partBefore(part);
  const submit = (): void => {
    if (canSend) void save(part, questions, writeAnswers);
  };
  return (
    <QuestionForm
      title={nameOf(part)}
      description={isReview && canSend ? words.reviewText : undefined}
      autoFocus={isOpened}
      attempts={0}
      actions={
        hasSave || hasExit || before !== undefined ? (
          <>
            {hasSave && (
              <Button type="submit" variant="primary" aria-disabled={isSending}>
                {isSending
                  ? words.sending
                  : isReview
                    ? words.confirmChapter
                    : words.saveAndContinue}
              </Button>
            )}
            {before !== undefined && (
              <Button disabled={isSending} onClick={() => open(before)}>
                {words.back}
              </Button>
            )}
          </>
        ) : undefined
      }
      cancel={<ExitButton />}
      footnote={canSend && saving === 'on' ? words.draftsSavedHere : undefined}
      onSubmit={submit}
    >
      {notice}
      {isLoading && <QuestionSkeleton />}
      {questions?.length === 0 && <p className={texts.prose}>{words.noQuestions}</p>}
      {questions?.map((question) => (
        <PartQuestion
          key={question.id}
          part={part}
          question={question}
          isDisabled={isSending || !canSend}
        />
      ))}
      {body !== undefined && questions === undefined && <UnreadBody body={body} />}
      <SaveNotice onRetry={submit} />
      <SavingNotice saving={saving} />
      {body !== undefined && !canSend && (
        <Notice icon={icons.lock} title={words.notSendable}>
          {words.notSendableText}
        </Notice>
      )}
    </QuestionForm>
  );
}

/** Shows a response without an adapter: the recognised questions, and the rest. */
function UnreadBody({ body }: { body: unknown }) {
  const words = useOnboardingWords();
  const found = useMemo(() => findQuestions(body), [body]);
  if (found === undefined) return <ValueView value={body} nameOf={nameInWords} />;
  return (
    <>
      <ol className={layout.stack5}>
        {found.questions.map(({ question, options, others }, index) => (
          <li key={index} className={layout.stack2}>
            <p className={styles.asked} dir="auto">
              {question}
            </p>
            {options.length > 0 && (
              <ul className={styles.options}>
                {options.map((option, at) => (
                  <li key={at}>
                    <span className={styles.option} dir="auto">
                      {option}
                    </span>
                  </li>
                ))}
              </ul>
            )}
            {Object.keys(others).length > 0 && <ValueView value={others} nameOf={nameInWords} />}
          </li>
        ))}
      </ol>
      {Object.values(found.others).some((value) => typeof value === 'object' && value !== null) && (
        // Single values only identify the part, as its title does.
        <Disclosure label={words.rawData}>
          <ValueView value={found.others} nameOf={nameInWords} />
        </Disclosure>
      )}
    </>
  );
}

interface PartQuestionProps {
  part: ProductPart;
  question: ProductQuestion;
  isDisabled: boolean;
}

function PartQuestion({ part, question, isDisabled }: PartQuestionProps) {
  const words = useOnboardingWords();
  const questions = useQuestionsWords();
  const { write } = useProductActions();
  const drafts = useProductState((state) => state.drafts);
  return (
    <QuestionField
      label={question.question}
      description={question.kind === 'choices' ? words.chooseSeveral : undefined}
      question={toQuestion(question)}
      draft={draftFor(question, part, drafts)}
      words={questions}
      disabled={isDisabled}
      onChange={(draft) => write(part, question.id, draft)}
    />
  );
}

/** Explains why the answers couldn’t be saved. */
function SaveNotice({ onRetry }: { onRetry: () => void }) {
  const words = useOnboardingWords();
  const error = useProductState((state) => state.error);
  const missingScope = useMissingScope(answerOnboardingQuestions);
  if (missingScope !== undefined) {
    return <MissingScopeNotice title={words.readOnly} scope={missingScope} />;
  }
  return error === undefined ? null : (
    <ErrorNotice error={error} title={words.sendFailed} onRetry={onRetry} />
  );
}
