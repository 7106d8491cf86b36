export * from '../widgets/product-onboarding/index.ts';
