import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chat, type ChatSlots } from 'brainstem/react';
import { useEffect, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { sendMessage } from './play.ts';

const meta = {
  title: 'Chat/Customising',
  component: Chat,
  parameters: { height: '640px', platform: { seed: 'empty' } },
} satisfies Meta<typeof Chat>;

export default meta;
type Story = StoryObj<typeof meta>;

const slots: ChatSlots = {
  Avatar: ({ message: { role } }) => (
    <span
      style={{
        display: 'grid',
        placeItems: 'center',
        inlineSize: 28,
        blockSize: 28,
        background: role === 'user' ? '#5c3c92' : '#0b6b5d',
        color: '#fff',
        fontSize: 12,
      }}
    >
      {role === 'user' ? 'MK' : 'Q'}
    </span>
  ),
  Footer: () => (
    <p style={{ margin: 0, padding: '0 16px 12px', fontSize: 12, textAlign: 'center' }}>
      Answers can be wrong. Check what matters.
    </p>
  ),
};

/** The host's own avatars, and a line below the composer. */
export const Slots: Story = {
  args: { slots },
  play: async ({ canvas }) => {
    await sendMessage(canvas, 'Which suppliers delivered late?');
    await canvas.findByRole('button', { name: 'Copy message' });
  },
};

/** Answers can be judged. */
export const Feedback: Story = {
  args: { onFeedback: () => undefined },
  play: async ({ canvas }) => {
    await sendMessage(canvas, 'Which suppliers delivered late?');
    await userEvent.click(await canvas.findByRole('button', { name: 'Helpful' }));
    await canvas.findByRole('button', { name: 'Helpful', pressed: true });
  },
};

/** A greeting that only the page knows of. */
export const InitialMessages: Story = {
  args: {
    initialMessages: [
      { role: 'assistant', text: 'Good morning. I know **your shipments** and your suppliers.' },
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/Good morning/);
  },
};

/** Formulas and coloured code, each loaded when the first one comes. */
export const FormulasAndCode: Story = {
  args: {
    math: true,
    initialMessages: [
      {
        role: 'assistant',
        text: [
          'The order quantity is $q = \\sqrt{\\frac{2 d k}{h}}$, and over a year',
          '$$c = \\sum_{i=1}^{12} \\left( \\frac{d_i}{q} k + \\frac{q}{2} h \\right)$$',
          '```ts\n// Boxes to order at once\nconst q = Math.sqrt((2 * demand * fee) / holding);\nreturn `${q} boxes`;\n```',
        ].join('\n\n'),
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await new Promise<void>((resolve) => {
      const look = (): void => {
        const isDrawn = canvasElement.querySelectorAll('math').length === 2;
        if (isDrawn && canvasElement.querySelector('code span') !== null) resolve();
        else requestAnimationFrame(look);
      };
      look();
    });
  },
};

/** A diagram drawn from the language of Graphviz, by a library that loads with the first one. */
function Diagram({ source }: { source: string }) {
  const [svg, setSvg] = useState<SVGElement>();
  useEffect(() => {
    void import('@viz-js/viz')
      .then(({ instance }) => instance())
      .then((viz) => setSvg(viz.renderSVGElement(source)));
  }, [source]);
  return <div role="img" aria-label="Diagram" ref={(box) => box?.replaceChildren(svg ?? '')} />;
}

/** The host draws diagrams in place of their code. */
export const Diagrams: Story = {
  args: {
    renderers: {
      codeBlock: ({ language, code }, defaultContent) =>
        language === 'dot' ? <Diagram source={code} /> : defaultContent,
    },
    initialMessages: [
      {
        role: 'assistant',
        text: 'How a delivery gets to a store:\n\n```dot\ndigraph { rankdir=LR; Boat -> Quay -> Store; Quay -> Inspection -> Store }\n```\n\nTwo of three skip the inspection.',
      },
    ],
  },
  play: async ({ canvas }) => {
    const diagram = await canvas.findByRole('img', { name: 'Diagram' });
    await waitFor(() => expect(diagram.querySelectorAll('.node')).toHaveLength(4));
    await expect(diagram).toHaveTextContent('Inspection');
  },
};

/** A thousand messages, opened at their end. */
export const LongThread: Story = {
  args: {
    initialMessages: Array.from({ length: 1_000 }, (_, at) => ({
      role: at % 2 === 0 ? ('user' as const) : ('assistant' as const),
      text: at % 2 === 0 ? `Where is shipment ${at / 2}?` : `Shipment **${at}** is in Rotterdam.`,
    })),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Where is shipment 499?');
  },
};

/** One column at every width. */
export const OneColumn: Story = {
  args: { layout: 'compact', suggestions: [{ label: 'Which suppliers delivered late?' }] },
  parameters: { platform: {} },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Show conversations' });
  },
};
