import { useEffect, useMemo, useRef, type FocusEvent, type ReactNode } from 'react';
import { isMetadataConflictError } from '../../../client/errors/index.ts';
import { catalogEntryOf } from '../../../contract/index.ts';
import { ErrorNotice, useConnectorRule } from '../../../provider/index.ts';
import {
  Button,
  FormFooter,
  Notice,
  NoticeRegion,
  Title,
  hasLostFocus,
  layout,
  texts,
} from '../../../ui/index.ts';
import { useConnectorAccess, useIsEmbedded } from '../surface/access.ts';
import { ReadOnlyNotice } from '../surface/ReadOnlyNotice.tsx';
import { type IntroducedDeclaration, fieldsOf } from './declaration.ts';
import { FormKitContext, useFormKit } from './FormKitContext.ts';
import styles from './Forms.module.css';
import { InnerForm } from './InnerForm.tsx';
import { HelpLink } from './fields/HelpLink.tsx';
import { presetForm, type FormOptions } from './formOptions.ts';
import { FormSections } from './fields/FormSections.tsx';
import { useCredentialForm, type CredentialForm, type FormTarget } from './useCredentialForm.ts';
import { useFormWords } from './useFormWords.ts';
import { useUnsaved } from './useUnsaved.tsx';
import { errorOf } from './useDeclaredForm.ts';

export interface CredentialFormViewProps extends FormOptions, FormTarget {
  declaration: IntroducedDeclaration;
  onCancel?: () => void;
  /** True if the title takes the focus, replacing a focused element. @default false */
  takesFocus?: boolean;
  /** Renders the fields. @default the declared sections */
  children?: (form: CredentialForm) => ReactNode;
  /** Renders the form's buttons. @default a row of them */
  footer?: ((buttons: FormButtons) => ReactNode) | undefined;
}

export interface FormButtons {
  submit: ReactNode;
  cancel: ReactNode;
}

export function CredentialFormView({
  declaration: declared,
  onCancel,
  takesFocus = false,
  children,
  footer,
  initialValues,
  lockedFields: locked,
  hiddenFields,
  help,
  ...target
}: CredentialFormViewProps) {
  const words = useFormWords();
  const { providerConfigKey, intro } = declared;
  const catalogId = catalogEntryOf(providerConfigKey)?.id ?? providerConfigKey;
  const rule = useConnectorRule(catalogId);
  const { declaration, lockedFields } = useMemo(
    () => presetForm(declared, { initialValues, lockedFields: locked }, rule),
    [declared, initialValues, locked, rule],
  );
  const state = useCredentialForm(declaration, target, rule);
  const { isEditing, sendsCredentials, isSaving, error } = state;
  const connectorId = isEditing ? undefined : catalogId;
  const { canWrite } = useConnectorAccess(connectorId);
  const isInside = useIsEmbedded();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const { leave, question } = useUnsaved(state.isUnsaved);
  const buttons: FormButtons = {
    submit: (
      <Button type="submit" variant="primary" disabled={!canWrite} aria-disabled={isSaving}>
        {isSaving ? words.saving : isEditing && !sendsCredentials ? words.save : words.connect}
      </Button>
    ),
    cancel: (onCancel !== undefined || isSaving) && (
      <Button
        variant="quiet"
        onClick={() =>
          leave(() => {
            state.reset();
            onCancel?.();
          })
        }
      >
        {words.cancel}
      </Button>
    ),
  };
  const onFocus = useRefocus(isSaving);
  return (
    <FormKitContext.Provider value={{ ...state, lockedFields, hiddenFields, help }}>
      <InnerForm
        onSubmit={() => {
          if (!isSaving && canWrite) state.submit();
        }}
      >
        <div className={layout.stack}>
          {/* The surrounding page shows the title of a new connection's form. */}
          {(isEditing || !isInside) && <Title ref={heading}>{declaration.title}</Title>}
          {intro !== undefined && <p className={texts.muted}>{intro}</p>}
          <HelpLink />
        </div>
        <ErrorSummary />
        <fieldset className={styles.body} disabled={!canWrite || isSaving} onFocus={onFocus}>
          {children === undefined ? (
            <FormSections sections={declaration.sections} />
          ) : (
            children(state)
          )}
        </fieldset>
        {isEditing && (
          <NoticeRegion>
            {sendsCredentials && (
              <Notice title={words.replacingTitle} role="note">
                {words.replacingText}
              </Notice>
            )}
          </NoticeRegion>
        )}
        {!canWrite && !isInside && (
          <ReadOnlyNotice
            title={words.readOnlyTitle}
            connectorId={connectorId}
            notOffered={words.notOffered}
          />
        )}
        {error !== undefined && canWrite && (
          <ErrorNotice
            error={error}
            {...(isMetadataConflictError(error) ? {} : { title: words.notSaved })}
          />
        )}
        {footer === undefined ? (
          <FormFooter cancel={buttons.cancel}>{buttons.submit}</FormFooter>
        ) : (
          footer(buttons)
        )}
      </InnerForm>
      {question}
    </FormKitContext.Provider>
  );
}

/**
 * Gives the focus back to the field that lost it by being locked.
 *
 * @returns The `onFocus` of the fields.
 */
function useRefocus(isLocked: boolean): (event: FocusEvent<HTMLElement>) => void {
  const last = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isLocked && last.current !== null && hasLostFocus(last.current)) last.current.focus();
  }, [isLocked]);
  return ({ target }) => {
    last.current = target;
  };
}

/** Lists the form's errors after an attempt to save. Each entry links to its field. */
function ErrorSummary() {
  const kit = useFormKit();
  const words = useFormWords();
  const box = useRef<HTMLDivElement>(null);
  const { submitCount } = kit.form.formState;
  const errors = fieldsOf(kit.declaration).flatMap(({ name, label }) => {
    const message = errorOf(kit.form, name);
    return message === undefined ? [] : [{ name, label, message }];
  });
  const hasErrors = errors.length > 0;
  useEffect(() => {
    if (hasErrors && submitCount > 0) box.current?.focus();
    // Only a new submit moves the focus, not an error cleared while typing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [submitCount]);
  if (!hasErrors || submitCount === 0) return null;
  return (
    <div
      ref={box}
      role="group"
      tabIndex={-1}
      aria-label={words.errorCount(errors.length)}
      className={styles.summary}
      data-part="error-summary"
    >
      <strong className={styles.summaryTitle}>{words.errorCount(errors.length)}</strong>
      <ul className={styles.summaryList}>
        {errors.map(({ name, label, message }) => (
          <li key={name}>
            <button type="button" className={styles.link} onClick={() => kit.form.setFocus(name)}>
              {!message.includes(label) && (
                <>
                  <bdi>{label}</bdi>:{' '}
                </>
              )}
              <bdi>{message}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
