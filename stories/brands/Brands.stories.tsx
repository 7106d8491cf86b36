import type { Meta, StoryObj } from '@storybook/react-vite';
import { Connectors, FindingsReview, SqlConnectionForm } from 'brainstem/react';
import { presetCss, presets } from '../../docs/.vitepress/theme/presets.ts';
import { connectorMarks } from '../../playground/src/connections/connectorMarks.tsx';

/** A review, the gallery and a form on a page whose only rule is that of a brand. */
function Brand({ name }: { name: string }) {
  return (
    <>
      {presets
        .filter((preset) => preset.name === name)
        .map((preset) => (
          <style key={name}>{presetCss(preset)}</style>
        ))}
      <div style={{ blockSize: 480 }}>
        <FindingsReview undoSeconds={60} />
      </div>
      <Connectors appearance={connectorMarks} />
      <SqlConnectionForm engine="sql-b" />
    </>
  );
}

const meta = {
  title: 'Brands',
  component: Brand,
  args: { name: 'Brutalist' },
  globals: { theme: 'light' },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('gridcell');
    await canvas.findByRole('button', { name: 'Team chat' });
    await canvas.findByRole('textbox', { name: 'Paste a connection string' });
  },
} satisfies Meta<typeof Brand>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Square, thick and black. */
export const Brutalist: Story = {};

/** Round and warm. */
export const Soft: Story = { args: { name: 'Soft' } };

/** Small and close. */
export const Dense: Story = { args: { name: 'Dense' } };

/** Dark and glowing. */
export const Neon: Story = { args: { name: 'Neon' }, globals: { theme: 'dark' } };
