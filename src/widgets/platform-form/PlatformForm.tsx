import { useEffect, useState } from 'react';
import { callListener } from '../../controller/index.ts';
import { isPlatformError } from '../../client/errors/index.ts';
import {
  ErrorNotice,
  usePlatformQuery,
  useWords,
  withSession,
  type WidgetProps,
} from '../../provider/index.ts';
import { formQuery } from '../../query/index.ts';
import { Notice, Skeleton, Surface, icons, useLatest } from '../../ui/index.ts';
import { tasksWords } from '../../words/index.ts';
import { Fields } from './Fields.tsx';
import { createFormFilling, readForm, type PlatformFormModel } from './core/index.ts';
import { FormProvider } from './FormContext.ts';
import styles from './PlatformForm.module.css';

/** Props of {@link PlatformForm}. */
export interface PlatformFormProps extends WidgetProps {
  /** The form's name in its address. */
  slug: string;
  /** The tenant whose form it is. */
  tenantId: string;
  /**
   * Reads the form from the platform's answer, whose shape isn't documented. Returns undefined for
   * what it can't read.
   *
   * @default reads an id and a list of named fields, and nothing else
   */
  readForm?: ((body: unknown) => PlatformFormModel | undefined) | undefined;
  /** Returns the body to send for the values by field name. @default the values themselves */
  writeSubmission?: (values: Readonly<Record<string, unknown>>) => unknown;
  /** Names the region. @default the form's title */
  label?: string;
  /** Called when the form was sent, with the platform's answer. */
  onSubmitted?: (answer: unknown) => void;
}

/**
 * A form of the platform by its slug. If it can't be read, it says so, nothing is sent, and
 * `onError` is called.
 *
 * Parts, for styling: `[data-part]` of `platform-form`, `field`, `choice` and `notice`. Looks come
 * from the `--brainstem-*` variables.
 *
 * Routes: `GET {base_url}/forms/api/forms/slug/{slug}`,
 * `POST {base_url}/forms/api/forms/{id}/submit`.
 */
export const PlatformForm = withSession(PlatformFormView, {
  name: 'platformForm',
  events: { onSubmitted: ['answer'] },
  keyOf: ({ tenantId, slug }) => [tenantId, slug],
});

function PlatformFormView({
  slug,
  tenantId,
  readForm: read = readForm,
  writeSubmission,
  label,
  onSubmitted,
  onError,
}: PlatformFormProps) {
  const words = useWords('tasks', tasksWords);
  const { data, error, refetch } = usePlatformQuery((client) =>
    formQuery(client, { slug, tenantId }),
  );
  const [filling] = useState(createFormFilling);
  const form = data === undefined ? undefined : read(data);
  const isUnreadable = data !== undefined && form === undefined;
  useUnreadableError(isUnreadable ? slug : undefined, onError);
  const isUnknown = isPlatformError(error) && error.status === 404;
  return (
    <Surface
      role="region"
      aria-label={label ?? form?.title ?? words.form}
      className={styles.root}
      data-part="platform-form"
    >
      <div className={styles.column}>
        {isUnknown && (
          <Notice icon={icons.question} title={words.formUnknown}>
            {words.formUnknownText}
          </Notice>
        )}
        {error !== null && !isUnknown && (
          <ErrorNotice error={error} title={words.formFailed} onRetry={() => void refetch()} />
        )}
        {data === undefined && error === null && (
          <>
            <Skeleton width="50%" height="24px" />
            <Skeleton height="36px" />
            <Skeleton height="80px" />
          </>
        )}
        {form !== undefined && (
          <FormProvider controller={filling}>
            <Fields form={form} writeSubmission={writeSubmission} onSubmitted={onSubmitted} />
          </FormProvider>
        )}
        {isUnreadable && (
          <Notice tone="warning" title={words.formUnreadable}>
            {words.formUnreadableText}
          </Notice>
        )}
      </div>
    </Surface>
  );
}

/** Tells the host, whose `readForm` can mend it, once for each form. */
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
