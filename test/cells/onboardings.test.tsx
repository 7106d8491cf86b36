import { testCells } from './testCells.ts';

testCells('onboarding', 'productOnboarding', 'delegatedOnboarding');
