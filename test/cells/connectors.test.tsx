import { testCells } from './testCells.ts';

testCells('connectors');
