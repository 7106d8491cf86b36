export { PlatformForm } from './PlatformForm.tsx';
export type { PlatformFormProps } from './PlatformForm.tsx';
export type { FormField, FormOption, PlatformFormModel } from './core/index.ts';
