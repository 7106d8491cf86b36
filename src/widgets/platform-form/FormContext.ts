import { createWidget, usePersistence } from '../../provider/index.ts';
import { createFormFilling, type FormFilling } from './core/index.ts';
import { draftsOfForm, formDraftsFormat } from './core/formDrafts.ts';
import { platformForm, type PlatformFormProps } from './declaration.ts';

/** The form's controller, for the parts of `PlatformForm`. */
export const {
  Provider: FormProvider,
  useActions: useFormActions,
  useSelect: useFormState,
} = createWidget(platformForm, useCreate);

function useCreate({ tenantId, slug }: PlatformFormProps): () => FormFilling {
  const forms = usePersistence({ storageKey: 'brainstem-forms' }, formDraftsFormat);
  const persistence = forms && draftsOfForm(forms, JSON.stringify([tenantId, slug]));
  return () => createFormFilling({ persistence });
}
