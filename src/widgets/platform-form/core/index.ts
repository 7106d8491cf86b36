export * from './createFormFilling.ts';
export { readValues } from '../../../controller/index.ts';
export type {
  FieldLimits,
  FieldProblem,
  FormField,
  FormOption,
  FormValues,
} from '../../../controller/index.ts';
export * from './formModel.ts';
