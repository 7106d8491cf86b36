import { expect, test, vi } from 'vitest';
import { fakeWindow } from '../../test/fakeWindow.ts';
import { openFile } from './saveFile.ts';

test('a file whose tab is blocked is refused, without asking for its address', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const address = vi.fn(() => Promise.resolve('https://files.example/a'));
  await expect(openFile(document, address)).rejects.toThrow('blocked the tab');
  expect(address).not.toHaveBeenCalled();
  open.mockRestore();
});

test('a tab is closed again if the file’s address would run in the page', async () => {
  const { opened, replace, close } = fakeWindow();
  const open = vi.spyOn(window, 'open').mockReturnValue(opened);
  await expect(openFile(document, () => Promise.resolve('javascript:alert(1)'))).rejects.toThrow(
    'other than http',
  );
  expect(replace).not.toHaveBeenCalled();
  expect(close).toHaveBeenCalledOnce();
  open.mockRestore();
});
