export * from '../widgets/delegated-onboarding/index.ts';
