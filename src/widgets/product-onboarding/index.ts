export { ProductOnboarding } from './ProductOnboarding.tsx';
export type { ProductOnboardingProps } from './declaration.ts';
export type {
  ProductAnswer,
  ProductOnboardingAdapter,
  ProductPart,
  ProductPartStatus,
  ProductQuestion,
  ProductStatus,
} from './core/productAdapter.ts';
