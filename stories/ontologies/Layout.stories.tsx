import type { Meta, StoryObj } from '@storybook/react-vite';
import { OntologyEditor } from 'brainstem/react';
import { expectStillness } from '../conditions.ts';
import { addTerm, coldChainText, giveSample, openOntology } from './play.ts';

const meta = {
  title: 'Ontologies/Layout',
  component: OntologyEditor,
  parameters: { height: '720px' },
} satisfies Meta<typeof OntologyEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

const openWithSample: Story['play'] = async ({ canvas }) => {
  await openOntology(canvas, 'Cold chain');
  await giveSample(canvas, coldChainText);
  await addTerm(canvas, 'thaw');
};

/** A side panel: the list, or one of them. */
export const Narrow: Story = { globals: { width: '320' }, play: openWithSample };

/** A side panel with its list. */
export const NarrowList: Story = {
  globals: { width: '320' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Cold chain/ });
  },
};

/** Half a page. */
export const Medium: Story = { globals: { width: '480' }, play: openWithSample };

/** The list beside the terms, and the sample below them. */
export const Wide: Story = { globals: { width: '768' }, play: openWithSample };

/** Reading from right to left. */
export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: openWithSample };

/** Dark, whatever the page. */
export const Dark: Story = { globals: { theme: 'dark' }, play: openWithSample };

/** More on less room. */
export const Compact: Story = { globals: { density: 'compact' }, play: openWithSample };

/** Another language. */
export const SecondLocale: Story = {
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Cold chain.*Begriffe/ });
  },
};

/** As a system asks that wants no motion. */
export const ReducedMotion: Story = {
  play: async ({ canvas }) => {
    await openOntology(canvas, 'Cold chain');
    await expectStillness();
  },
};

/** Two of them on a page, each with its own state. */
export const TwoInstances: Story = {
  parameters: { height: 'auto' },
  render: () => (
    <>
      <div style={{ blockSize: 480 }}>
        <OntologyEditor label="Contracts" />
      </div>
      <div style={{ blockSize: 480 }}>
        <OntologyEditor label="Logistics" />
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Logistics' });
    await canvas.findAllByRole('button', { name: /^Cold chain/ });
  },
};
