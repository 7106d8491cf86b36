import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startScreenReader } from '../../../../test/screenReader.ts';
import { openConnector } from '../testing/openConnector.tsx';
import { DrivePicker } from './DrivePicker.tsx';

test('files of a drive are chosen with the keyboard, and a screen reader speaks every step', async () => {
  const { show, connectionIds, readMetadata } = openConnector();
  const [connectionId = ''] = await connectionIds('alpha-drive-files');
  show(<DrivePicker connectionId={connectionId} />);
  await screen.findByRole('tab', { name: 'Selected 3' });
  const reader = await startScreenReader();
  await reader.tabTo(/^tab, Selected 3, selected/);
  await reader.press('ArrowRight', /^tab, Add files, selected/);
  await screen.findByRole('listbox');
  expect(await reader.tabTo(/^listbox, Files in the drive,.* multi-selectable$/)).toEqual([
    'searchbox, Search files, placeholder Search files',
    'button, Add by link, 1 control, not expanded',
    'button, Load all',
    'button, Select all 95, Space to select · Shift-click for a range',
    expect.stringMatching(/^listbox/),
  ]);
  await reader.press('ArrowDown', /^option, Delivery note .* Added, .* disabled/);
  await reader.press('End', /^option, .*, not selected, position 95, set size 95$/);
  await reader.press(' ', 'polite: 1 selected', /^option, .*, selected, position 95/);
  await reader.press('Shift+ArrowUp', 'polite: 2 selected', /^option, .*, selected, position 94/);
  await reader.tabTo(/^button, Add 2 files/);
  await reader.press('Enter', 'polite: 2 items added', /^tab, Selected 5, selected/);
  await reader.tabTo(/^button, Sync now/);
  await reader.press('Enter', /^polite: 3 items queued/);
  expect((await readMetadata('alpha-drive-files'))['selectedFiles']).toHaveLength(5);
});
