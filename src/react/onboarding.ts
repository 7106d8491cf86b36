export * from '../widgets/onboarding/index.ts';
