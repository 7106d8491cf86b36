import { DrivePicker } from 'brainstem/react';
import type { MockPlatform } from 'brainstem/mock-platform';
import { userEvent, within } from 'storybook/test';
import { OfConnection } from './OfConnection.tsx';

/** Draws the picker of the drive that is connected, once its platform is as the story wants it. */
export const drive = (prepare?: (platform: MockPlatform, id: string) => void) => () => (
  <OfConnection providerConfigKey="alpha-drive-files" {...(prepare && { prepare })}>
    {(connectionId) => <DrivePicker connectionId={connectionId} />}
  </OfConnection>
);

/** For `play`: opens the files of the drive. */
export async function openFiles({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('tab', { name: 'Add files' }));
  await canvas.findByRole('listbox');
}

/** For `play`: chooses a range of them, and opens the tray. */
export async function chooseRange(context: { canvasElement: HTMLElement }): Promise<void> {
  await openFiles(context);
  const canvas = within(context.canvasElement);
  (await canvas.findByRole('listbox')).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown} ');
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}');
  await userEvent.click(await canvas.findByRole('button', { name: 'Show selection' }));
}
