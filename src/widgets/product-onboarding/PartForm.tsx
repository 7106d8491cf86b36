import { useEffect, useRef, type SyntheticEvent } from 'react';
import { isPlatformError } from '../../client/errors/index.ts';
import type { OnboardingUser } from '../../contract/index.ts';
import { ErrorNotice, usePlatformMutation, usePlatformQuery } from '../../provider/index.ts';
import { productAnswersMutation, productQuestionsQuery } from '../../query/index.ts';
import { Button, Notice, QuestionSkeleton, Title, ValueView } from '../../ui/index.ts';
import { PartQuestions } from './PartQuestions.tsx';
import type { ProductOnboardingAdapter, ProductPart } from './productAdapter.ts';
import { answersIn, partAfter, type PartDrafts } from './productModel.ts';
import styles from './ProductOnboarding.module.css';
import { usePartName, useProductWords } from './useProductWords.ts';

/** Props of {@link PartForm}. */
export interface PartFormProps {
  user: OnboardingUser;
  part: ProductPart;
  adapter: ProductOnboardingAdapter;
  drafts: PartDrafts;
  /** Whether the person came here from another part: only then does the heading take the focus. */
  isMoved: boolean;
  onDrafts: (drafts: PartDrafts) => void;
  /** Called after the answers were saved, with the next part. */
  onSaved: (next: ProductPart | undefined) => void;
}

/** One part: its questions where the host can read them, else what arrived. */
export function PartForm(props: PartFormProps) {
  const { user, part, adapter, drafts, isMoved, onDrafts, onSaved } = props;
  const words = useProductWords();
  const nameOf = usePartName();
  const { data, error, isPending, refetch } = usePlatformQuery((client) =>
    productQuestionsQuery(client, { ...user, ...part }),
  );
  const sending = usePlatformMutation((client) => productAnswersMutation(client, user));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isMoved) heading.current?.focus();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Only on arrival.
  }, []);

  const questions = data === undefined ? undefined : adapter.readQuestions?.(data, part);
  const isReview = part.subStep === 3;
  const missingScope = isPlatformError(sending.error) ? sending.error.missingScope : undefined;
  const canSend = adapter.writeAnswers !== undefined && questions !== undefined;

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (questions === undefined || adapter.writeAnswers === undefined || sending.isPending) return;
    const body = adapter.writeAnswers(answersIn(questions, drafts), part);
    sending.mutate(
      { ...user, ...part, body },
      {
        onSuccess: () => {
          const ids = new Set(questions.map(({ id }) => id));
          onDrafts(Object.fromEntries(Object.entries(drafts).filter(([id]) => !ids.has(id))));
          onSaved(partAfter(part));
        },
      },
    );
  };

  return (
    <form className={styles.form} data-part="step" noValidate onSubmit={submit}>
      <div>
        <Title ref={heading}>{nameOf(part)}</Title>
        {isReview && canSend && <p className={styles.text}>{words.reviewText}</p>}
      </div>
      {isPending && <QuestionSkeleton />}
      {error !== null && (
        <ErrorNotice error={error} title={words.questionsFailed} onRetry={() => void refetch()} />
      )}
      {questions !== undefined && (
        <PartQuestions
          questions={questions}
          drafts={drafts}
          isDisabled={sending.isPending || !canSend}
          onChange={(id, draft) => onDrafts({ ...drafts, [id]: draft })}
        />
      )}
      {data !== undefined && questions === undefined && <ValueView value={data} />}
      {missingScope !== undefined && (
        <Notice icon="lock" title={words.readOnly}>
          {words.readOnlyText(missingScope)}
        </Notice>
      )}
      {sending.isError && missingScope === undefined && (
        <ErrorNotice error={sending.error} title={words.sendFailed} />
      )}
      {canSend && missingScope === undefined && questions.length > 0 && (
        <div className={styles.actions}>
          <Button type="submit" variant="primary" aria-disabled={sending.isPending}>
            {sending.isPending
              ? words.sending
              : isReview
                ? words.confirmChapter
                : words.saveAndContinue}
          </Button>
        </div>
      )}
      {data !== undefined && !canSend && (
        <Notice icon="lock" title={words.notSendable}>
          {words.notSendableText}
        </Notice>
      )}
    </form>
  );
}
