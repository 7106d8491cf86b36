import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chat } from 'brainstem/react';
import { failing, platform } from '../conditions.ts';
import { addFiles } from './play.ts';

const meta = {
  title: 'Chat/Files',
  component: Chat,
  parameters: { height: '640px' },
} satisfies Meta<typeof Chat>;

export default meta;
type Story = StoryObj<typeof meta>;

const shipments = new File(['id,port\n1,Rotterdam\n2,Antwerp\n'], 'shipments.csv', {
  type: 'text/csv',
});
const photo = new File([new Uint8Array(2_400_000)], 'berth-12-after-the-storm.jpg', {
  type: 'image/jpeg',
});

/** Files that are ready to be sent. */
export const Uploaded: Story = {
  play: async ({ canvas }) => {
    await addFiles(canvas, [shipments, photo]);
    await canvas.findByText('2.3 MB');
  },
};

/** A file on its way. */
export const Uploading: Story = {
  parameters: { platform: failing({ route: 'uploadFile', latency: 60_000 }) },
  play: async ({ canvas }) => {
    await addFiles(canvas, [photo]);
    await canvas.findByRole('progressbar', { name: `Uploading ${photo.name}` });
  },
};

/** One of three failed and can be uploaded again; one is empty. */
export const PartialFailure: Story = {
  parameters: { platform: failing({ route: 'uploadFile', status: 500, times: 1 }) },
  play: async ({ canvas }) => {
    await addFiles(canvas, [shipments, photo, new File([], 'nothing.txt')]);
    await canvas.findByText('Upload failed');
    await canvas.findByText('Empty files and folders can’t be sent.');
  },
};

/** More and larger than the platform's live limits allow. */
export const OverTheLimits: Story = {
  parameters: { platform: platform({ fileLimits: { max_bytes: 1_048_576, max_files: 1 } }) },
  play: async ({ canvas }) => {
    await addFiles(canvas, [photo, shipments, new File(['more'], 'more.txt')]);
    await canvas.findByText('Over the 1 MB limit');
    await canvas.findByText('You can attach 1 file');
  },
};
