export * from './createDelegatedOnboarding.ts';
