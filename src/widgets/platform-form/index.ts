export { PlatformForm } from './PlatformForm.tsx';
export type { PlatformFormProps } from './declaration.ts';
export type { FormField, FormOption, PlatformFormModel } from './core/index.ts';
