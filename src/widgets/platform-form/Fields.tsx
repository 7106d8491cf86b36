import { useEffect, useRef, type SyntheticEvent } from 'react';
import { callListener, readValues, type FieldProblem } from '../../controller/index.ts';
import {
  describeError,
  ErrorNotice,
  refusedFields,
  useGeneralWords,
  RateLimitNotice,
  useBrainstem,
  usePlatformMutation,
  useQuestionsWords,
  useWords,
  WidgetBoundary,
} from '../../provider/index.ts';
import { submitFormMutation } from '../../query/index.ts';
import {
  Button,
  FormFields,
  FormFooter,
  Icon,
  icons,
  Title,
  layout,
  texts,
  isHtmlElement,
} from '../../ui/index.ts';
import { tasksWords } from '../../words/index.ts';
import type { PlatformFormModel } from './core/formModel.ts';
import { useFormActions, useFormState } from './FormContext.ts';

export interface FieldsProps {
  form: PlatformFormModel;
  writeSubmission: ((values: Readonly<Record<string, unknown>>) => unknown) | undefined;
  onSubmitted: ((answer: unknown) => void) | undefined;
}

export function Fields({ form, writeSubmission, onSubmitted }: FieldsProps) {
  const words = useWords('tasks', tasksWords);
  const questions = useQuestionsWords();
  const general = useGeneralWords();
  const { locale } = useBrainstem();
  const drafts = useFormState((state) => state.drafts);
  const tries = useFormState((state) => state.tries);
  const { setDraft, tryToSend, clear } = useFormActions();
  const element = useRef<HTMLFormElement>(null);
  const { mutate, reset, isPending, isSuccess, error } = usePlatformMutation((client) => ({
    ...submitFormMutation(client),
    // Also after the form has unmounted: it was sent.
    onSuccess: clear,
  }));
  const { values, problems } = readValues(form.fields, drafts, locale.tag);
  const refused = refusedFields(
    error,
    form.fields.map(({ name }) => name),
  );
  useEffect(() => {
    if (tries === 0) return;
    const field = element.current?.querySelector(
      '[aria-invalid="true"] input, :is(input, textarea)[aria-invalid="true"]',
    );
    if (isHtmlElement(field)) field.focus();
  }, [tries, error]);
  const wasSent = useRef(false);
  useEffect(() => {
    if (wasSent.current && !isSuccess) {
      element.current?.querySelector<HTMLElement>('input, textarea')?.focus();
    }
    wasSent.current = isSuccess;
  }, [isSuccess]);

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (isPending) return;
    tryToSend();
    if (problems.size > 0) return;
    mutate(
      { id: form.id, submission: writeSubmission?.(values) ?? values },
      { onSuccess: (answer) => callListener(onSubmitted, answer) },
    );
  };
  const refusal = describeError(error, general).text;
  const shownProblems = new Map<string, FieldProblem | string>(
    tries === 0 ? [] : [...refused.map((name) => [name, refusal] as const), ...problems],
  );

  if (isSuccess) {
    return <Thanks onFillInAgain={reset} />;
  }
  return (
    <form ref={element} className={layout.stack5} noValidate onSubmit={submit}>
      {form.title !== undefined && (
        <div>
          <Title>
            <bdi>{form.title}</bdi>
          </Title>
          {form.description !== undefined && (
            <p className={texts.prose} dir="auto">
              {form.description}
            </p>
          )}
        </div>
      )}
      <FormFields
        fields={form.fields}
        drafts={drafts}
        problems={shownProblems}
        words={questions}
        disabled={isPending}
        Part={WidgetBoundary}
        onChange={(key, ...change) => {
          setDraft(key, ...change);
          if (refused.includes(key)) reset();
        }}
      />
      {form.leftOut !== undefined && form.leftOut > 0 && (
        <p className={texts.prose}>{general.entriesUnreadable(form.leftOut)}</p>
      )}
      {error !== null && <ErrorNotice error={error} title={words.notSubmitted} />}
      <FormFooter>
        <Button type="submit" variant="primary" aria-disabled={isPending}>
          {isPending ? words.submitting : words.submit}
        </Button>
        <RateLimitNotice isSending={isPending} />
      </FormFooter>
    </form>
  );
}

function Thanks({ onFillInAgain }: { onFillInAgain: () => void }) {
  const words = useWords('tasks', tasksWords);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={layout.stack5}>
      <div>
        <Title ref={heading}>
          <Icon path={icons.check} size={20} /> {words.submitted}
        </Title>
        <p className={texts.prose}>{words.submittedText}</p>
      </div>
      <div>
        <Button onClick={onFillInAgain}>{words.fillInAgain}</Button>
      </div>
    </div>
  );
}
