export { ProductOnboarding } from '../widgets/product-onboarding/index.ts';
export type {
  ProductAnswer,
  ProductOnboardingAdapter,
  ProductOnboardingProps,
  ProductPart,
  ProductPartStatus,
  ProductQuestion,
  ProductStatus,
} from '../widgets/product-onboarding/index.ts';
