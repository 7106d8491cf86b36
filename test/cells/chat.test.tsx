import { testCells } from './testCells.ts';

testCells('chat');
