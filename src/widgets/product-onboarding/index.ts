export { ProductOnboarding } from './ProductOnboarding.tsx';
export type { ProductOnboardingProps } from './ProductOnboarding.tsx';
export type {
  ProductAnswer,
  ProductOnboardingAdapter,
  ProductPart,
  ProductPartStatus,
  ProductQuestion,
  ProductStatus,
} from './core/productAdapter.ts';
