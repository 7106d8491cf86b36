export * from './createProductOnboarding.ts';
export type * from './productAdapter.ts';
