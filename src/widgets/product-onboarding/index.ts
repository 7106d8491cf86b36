export { ProductOnboarding } from './ProductOnboarding.tsx';
export type { ProductOnboardingProps } from './declaration.ts';
export type * from './core/productAdapter.ts';
