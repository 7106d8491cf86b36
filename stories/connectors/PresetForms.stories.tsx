import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PresetForms } from './PresetForms.tsx';

/** The example of `docs/preset-forms.md`. */
const meta = {
  title: 'Connectors/Preset forms',
  component: PresetForms,
} satisfies Meta<typeof PresetForms>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The host is locked, the user name is proposed, the schemas aren't asked for, the password is empty. */
export const Filled: Story = {
  parameters: { platform: { seed: 'empty' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^SQL B/ }));
    const host = await canvas.findByRole('textbox', { name: 'Host' });
    await expect(host).toHaveValue('replica.acme.example');
    await expect(host).toHaveAttribute('readonly');
    const user = canvas.getByRole('textbox', { name: /^Username/ });
    await expect(user).toHaveValue('brainstem_reader');
    await expect(user).not.toHaveAttribute('readonly');
    await expect(canvas.queryByRole('textbox', { name: /^Schemas/ })).toBeNull();
    await canvas.findByRole('link', { name: 'How to create a read-only user' });
  },
};
