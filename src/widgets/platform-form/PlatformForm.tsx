import { useEffect } from 'react';
import { callListener } from '../../controller/index.ts';
import { hasStatus } from '../../client/errors/index.ts';
import { QueryError, usePlatformQuery, useWords, withSession } from '../../provider/index.ts';
import { formQuery } from '../../query/index.ts';
import { Notice, Skeleton, Surface, icons, layout, useLatest } from '../../ui/index.ts';
import { tasksWords } from '../../words/index.ts';
import { Fields } from './Fields.tsx';
import { readForm } from './core/index.ts';
import { FormProvider } from './FormContext.ts';
import { platformForm, type PlatformFormProps } from './declaration.ts';
import styles from './PlatformForm.module.css';

/**
 * Renders a form of the platform by its slug. If it can't be read, it reports that, sends nothing
 * and calls `onError`.
 *
 * Parts, for styling: `[data-part]` of `platform-form`, `field`, `choice` and `notice`. Looks come
 * from the `--brainstem-*` variables.
 *
 * Routes: `GET {base_url}/forms/api/forms/slug/{slug}`,
 * `POST {base_url}/forms/api/forms/{id}/submit`.
 */
export const PlatformForm = withSession(PlatformFormView, platformForm);

function PlatformFormView(props: PlatformFormProps) {
  const {
    slug,
    tenantId,
    readForm: read = readForm,
    writeSubmission,
    label,
    onSubmitted,
    onError,
  } = props;
  const words = useWords('tasks', tasksWords);
  const query = usePlatformQuery((client) => formQuery(client, { slug, tenantId }));
  const { data, error } = query;
  const form = data === undefined ? undefined : read(data);
  const isUnreadable = data !== undefined && form === undefined;
  useUnreadableError(isUnreadable ? slug : undefined, onError);
  const isUnknown = hasStatus(error, 404);
  return (
    <FormProvider props={props}>
      <Surface
        role="region"
        aria-label={label ?? form?.title ?? words.form}
        className={styles.root}
        data-part="platform-form"
      >
        <div className={layout.form}>
          {isUnknown && (
            <Notice icon={icons.question} title={words.formUnknown}>
              {words.formUnknownText}
            </Notice>
          )}
          {!isUnknown && <QueryError query={query} title={words.formFailed} />}
          {data === undefined && error === null && (
            <>
              <Skeleton width="50%" height="24px" />
              <Skeleton height="36px" />
              <Skeleton height="80px" />
            </>
          )}
          {form !== undefined && (
            <Fields form={form} writeSubmission={writeSubmission} onSubmitted={onSubmitted} />
          )}
          {isUnreadable && (
            <Notice tone="warning" title={words.formUnreadable}>
              {words.formUnreadableText}
            </Notice>
          )}
        </div>
      </Surface>
    </FormProvider>
  );
}

/** Reports an unreadable form to the host once, since its `readForm` can fix it. */
function useUnreadableError(slug: string | undefined, onError: PlatformFormProps['onError']): void {
  const latest = useLatest(onError);
  useEffect(() => {
    if (slug === undefined) return;
    const error = new TypeError(
      `Brainstem: the form “${slug}” has an unknown shape, so nobody can fill it in. Pass readForm to <PlatformForm>.`,
    );
    callListener(latest.current, error);
  }, [slug, latest]);
}
