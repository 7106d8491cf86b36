export { createDelegatedOnboarding } from './createDelegatedOnboarding.ts';
export type {
  CreateDelegatedOptions,
  DelegatedActions,
  DelegatedController,
  DelegatedEvents,
  DelegatedState,
} from './createDelegatedOnboarding.ts';
