export { createFormFilling } from './createFormFilling.ts';
export type { FormFilling, FormFillingActions, FormFillingState } from './createFormFilling.ts';
export { readForm, readValues } from './formModel.ts';
export type { FormField, FormOption, FormValues, PlatformFormModel } from './formModel.ts';
