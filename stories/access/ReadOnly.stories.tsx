import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  BrainViewer,
  Connectors,
  CredentialForm,
  DocumentUpload,
  FindingsReview,
} from 'brainstem/react';
import { expect, userEvent } from 'storybook/test';
import type { MockPlatform } from 'brainstem/mock-platform';

const scopes = ['brain:read', 'connectors:read'];

/** Widgets of somebody who may read and nothing else, as the host tells with the token. */
const meta = {
  title: 'Access/Read-only',
  parameters: {
    platform: {
      client: (platform: MockPlatform) => ({
        getToken: async () => ({
          token: await platform.issueToken({ capabilities: scopes }),
          scopes,
        }),
      }),
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Findings can be read, and nothing offers to decide on them. */
export const Findings: Story = {
  render: () => (
    <div style={{ blockSize: 640 }}>
      <FindingsReview />
    </div>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('grid');
    await canvas.findByText('View only');
    await expect(canvas.queryByRole('button', { name: /^Approve/ })).not.toBeInTheDocument();
  },
};

/** Connections can be looked at, and nothing of them be changed. */
export const Connections: Story = {
  render: () => <Connectors />,
  play: async ({ canvas }) => {
    await canvas.findByText('View only');
  },
};

/** A form says which permission it needs before anybody fills it in. */
export const Form: Story = {
  render: () => <CredentialForm connectorId="erp-a" />,
  play: async ({ canvas }) => {
    await canvas.findByText(/connectors:write/);
    await expect(canvas.getByRole('button', { name: 'Connect' })).toBeDisabled();
  },
};

/** Documents are listed, and none can be added or removed. */
export const Documents: Story = {
  render: () => <DocumentUpload />,
  play: async ({ canvas }) => {
    await canvas.findByText('View only');
    await expect(canvas.queryByRole('button', { name: 'Choose files' })).not.toBeInTheDocument();
  },
};

/** The brain can be looked at; the panel for changes has no field. */
export const Brain: Story = {
  render: () => (
    <div style={{ blockSize: 640 }}>
      <BrainViewer />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit with a sentence' }));
    await canvas.findByText('View only');
    await expect(canvas.queryByRole('textbox', { name: 'What changed?' })).not.toBeInTheDocument();
  },
};
