export { createProductOnboarding } from './createProductOnboarding.ts';
export type {
  CreateProductOptions,
  ProductActions,
  ProductController,
  ProductEvents,
  ProductState,
} from './createProductOnboarding.ts';
export type {
  ProductAnswer,
  ProductOnboardingAdapter,
  ProductPart,
  ProductPartStatus,
  ProductQuestion,
  ProductStatus,
} from './productAdapter.ts';
