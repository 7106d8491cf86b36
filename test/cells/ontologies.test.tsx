import { testCells } from './testCells.ts';

testCells('ontologyEditor', 'ontologyPicker');
