import { testCells } from './testCells.ts';

testCells('taskList', 'platformForm', 'attentionBadge');
