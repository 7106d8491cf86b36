import { testCells } from './testCells.ts';

testCells('findingsReview');
