export { createFormFilling } from './createFormFilling.ts';
export type { FormFilling, FormFillingActions, FormFillingState } from './createFormFilling.ts';
export { readValues } from '../../../controller/index.ts';
export type {
  FieldLimits,
  FieldProblem,
  FormField,
  FormOption,
  FormValues,
} from '../../../controller/index.ts';
export { readForm } from './formModel.ts';
export type { PlatformFormModel } from './formModel.ts';
