import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { defineElements } from './defineElements.ts';
import { open, put, shown } from './testing/openElements.ts';

test('the brain fills the screen and leaves it by one item of its menu, also in a shadow root', async () => {
  defineElements();
  open();
  await shown(put(document.createElement('brainstem-brain-viewer')));
  onTestFinished(async () => {
    if (document.fullscreenElement !== null) await document.exitFullscreen();
  });
  const choose = async (name: string): Promise<void> => {
    await userEvent.click(page.getByRole('button', { name: 'More', exact: true }));
    await userEvent.click(page.getByRole('menuitem', { name, exact: true }));
  };
  await choose('Full screen');
  await choose('Exit full screen');
  await expect.poll(() => document.fullscreenElement).toBeNull();
});
