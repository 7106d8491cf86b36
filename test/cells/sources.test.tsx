import { testCells } from './testCells.ts';

testCells(
  'drivePicker',
  'sheetPicker',
  'sitePicker',
  'mailSettings',
  'messagingPairing',
  'documentUpload',
);
