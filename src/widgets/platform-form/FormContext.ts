import { createWidget } from '../../provider/index.ts';
import { createFormFilling } from './core/index.ts';
import { platformForm } from './declaration.ts';

/** The form's controller, for the parts of `PlatformForm`. */
export const {
  Provider: FormProvider,
  useActions: useFormActions,
  useSelect: useFormState,
} = createWidget(platformForm, () => createFormFilling);
