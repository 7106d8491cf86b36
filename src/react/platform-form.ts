export { PlatformForm } from '../widgets/platform-form/index.ts';
export type {
  FormField,
  FormOption,
  PlatformFormModel,
  PlatformFormProps,
} from '../widgets/platform-form/index.ts';
