import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startScreenReader } from '../../../../test/screenReader.ts';
import { returnToTab, connectedPhone, renderPairing, shownCode } from './testing/renderPairing.tsx';

test('a phone is paired with the keyboard, and a screen reader speaks every step', async () => {
  const { platform, client } = renderPairing();
  const reader = await startScreenReader();
  await reader.tabTo('button, Show code');
  await reader.press(
    'Enter',
    'heading, Scan this code with your phone, level 2',
    'polite: Scan this code with your phone',
  );
  platform.scanPairing(await shownCode());
  returnToTab();
  await reader.hear('heading, Your phone is paired, level 2', 'polite: Your phone is paired');
  await screen.findByRole('group', { name: 'Groups' });
  await reader.tabTo('checkbox, Drivers north 14 people, not checked');
  await reader.press(' ', 'polite: 1 of 6 selected');
  await reader.press('Tab', 'checkbox, Drivers south 11 people, not checked');
  await reader.press(' ', 'polite: 2 of 6 selected');
  await reader.tabTo('textbox, Connection name, Messages from +49 30 5550117, required');
  await reader.press('Tab', /^textbox, Description.*helps the assistant understand/);
  await reader.type('Deliveries');
  await reader.press('Tab', /^button, Finish/);
  await reader.press('Enter', 'heading, Your phone is connected, level 2');
  await expect(connectedPhone(client)).resolves.toMatchObject({
    metadata: { selectedGroups: ['g-1041', 'g-1042'], description: 'Deliveries' },
  });
});

test('a pairing that fails is spoken as an alert, and a new code is one Tab stop away', async () => {
  const { platform } = renderPairing();
  const reader = await startScreenReader();
  await reader.tabTo('button, Show code');
  await reader.press('Enter', 'polite: Scan this code with your phone');
  platform.scanPairing(await shownCode(), { error: 'The phone has four devices already' });
  returnToTab();
  await reader.hear(/^assertive: Couldn’t pair the phone.*four devices already/);
  await reader.press('Tab', 'button, Get a new code');
  await reader.press('Enter', 'polite: Scan this code with your phone');
});
