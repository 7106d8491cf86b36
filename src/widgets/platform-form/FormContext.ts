import { createWidgetContext } from '../../provider/index.ts';
import type { FormFillingActions, FormFillingState } from './core/index.ts';

/** The form's controller, for the parts of `PlatformForm`. */
export const {
  Provider: FormProvider,
  useActions: useFormActions,
  useSelect: useFormState,
} = createWidgetContext<FormFillingState, FormFillingActions, object>('PlatformForm');
