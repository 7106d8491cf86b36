export { createMockPlatform, type MockPlatformOptions } from './createMockPlatform.ts';
export type { MockCredentials, MockPlatform } from './mockPlatform.ts';
export type { Clock } from './clock.ts';
export type { CallbackDelivery } from './environment.ts';
export type { Fault, Faults } from './faults.ts';
export type { TokenOptions } from './issueToken.ts';
export type { BrainLabels } from './seed/brain.ts';
export type { SeedName } from './seed/seedName.ts';
export type { Wait } from './wait.ts';
