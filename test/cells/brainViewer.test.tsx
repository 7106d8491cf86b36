import { testCells } from './testCells.ts';

testCells('brainViewer');
