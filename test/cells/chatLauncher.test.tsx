import { testCells } from './testCells.ts';

testCells('chatLauncher');
