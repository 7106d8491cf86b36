import { useContext } from 'react';
import {
  ErrorNotice,
  ExitButton,
  ExitContext,
  SavingNotice,
  useOnboardingWords,
} from '../../provider/index.ts';
import {
  Button,
  Notice,
  QuestionField,
  QuestionForm,
  QuestionSkeleton,
  ValueView,
} from '../../ui/index.ts';
import type {
  ProductOnboardingAdapter,
  ProductPart,
  ProductQuestion,
} from './core/productAdapter.ts';
import { draftFor, toQuestion } from './core/productParts.ts';
import { useProductActions, useProductState } from './ProductProvider.ts';
import styles from './ProductOnboarding.module.css';
import { usePartName } from './usePartName.ts';

/** Props of {@link PartForm}. */
export interface PartFormProps {
  part: ProductPart;
  adapter: ProductOnboardingAdapter;
  /** What the platform answered; undefined while there is nothing. */
  body: unknown;
  isLoading: boolean;
}

/** One part: its questions if the host can read them, else what the platform answered. */
export function PartForm({ part, adapter, body, isLoading }: PartFormProps) {
  const words = useOnboardingWords();
  const nameOf = usePartName();
  const { save } = useProductActions();
  const isOpened = useProductState(({ opened }) => opened !== undefined);
  const isSending = useProductState((state) => state.isSending);
  const saving = useProductState((state) => state.saving);
  const missingScope = useProductState((state) => state.missingScope);
  const { readQuestions, writeAnswers } = adapter;
  const questions = body === undefined ? undefined : readQuestions?.(body, part);
  const isReview = part.subStep === 3;
  const canSend = writeAnswers !== undefined && questions !== undefined;
  const hasSave = canSend && missingScope === undefined && questions.length > 0;
  const hasExit = useContext(ExitContext) !== undefined;
  return (
    <QuestionForm
      title={nameOf(part)}
      description={isReview && canSend ? words.reviewText : undefined}
      autoFocus={isOpened}
      attempts={0}
      actions={
        hasSave || hasExit ? (
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
            <ExitButton />
          </>
        ) : undefined
      }
      footnote={canSend && saving === 'on' ? words.draftsSavedHere : undefined}
      onSubmit={() => {
        if (canSend) void save(part, questions, writeAnswers);
      }}
    >
      {isLoading && <QuestionSkeleton />}
      {questions?.length === 0 && <p className={styles.text}>{words.noQuestions}</p>}
      {questions?.map((question) => (
        <PartQuestion
          key={question.id}
          part={part}
          question={question}
          isDisabled={isSending || !canSend}
        />
      ))}
      {body !== undefined && questions === undefined && <ValueView value={body} />}
      <SaveNotice />
      <SavingNotice saving={saving} />
      {body !== undefined && !canSend && (
        <Notice icon="lock" title={words.notSendable}>
          {words.notSendableText}
        </Notice>
      )}
    </QuestionForm>
  );
}

interface PartQuestionProps {
  part: ProductPart;
  question: ProductQuestion;
  isDisabled: boolean;
}

function PartQuestion({ part, question, isDisabled }: PartQuestionProps) {
  const words = useOnboardingWords();
  const { write } = useProductActions();
  const drafts = useProductState((state) => state.drafts);
  return (
    <QuestionField
      label={question.question}
      description={question.kind === 'choices' ? words.chooseSeveral : undefined}
      question={toQuestion(question)}
      draft={draftFor(question, part, drafts)}
      words={words}
      disabled={isDisabled}
      onChange={(draft) => write(part, question.id, draft)}
    />
  );
}

/** Why the answers couldn’t be saved. */
function SaveNotice() {
  const words = useOnboardingWords();
  const error = useProductState((state) => state.error);
  const missingScope = useProductState((state) => state.missingScope);
  if (missingScope !== undefined) {
    return (
      <Notice icon="lock" title={words.readOnly}>
        {words.readOnlyText(missingScope)}
      </Notice>
    );
  }
  return error === undefined ? null : <ErrorNotice error={error} title={words.sendFailed} />;
}
