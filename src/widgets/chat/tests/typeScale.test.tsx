import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderChat } from '../testing/renderChat.tsx';

const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];

const text = [...names.map((name, at) => `${'#'.repeat(at + 1)} ${name}`), 'Words'].join('\n\n');

test.each([1200, 320])(
  'the headings of an answer get smaller in steps that can be seen, down to the size of its words: %s px',
  async (width) => {
    renderChat({
      platform: { seed: 'empty' },
      props: { initialMessages: [{ role: 'assistant', text }] },
      around: (chat) => <div style={{ inlineSize: width, blockSize: '100%' }}>{chat}</div>,
    });
    await screen.findByRole('heading', { name: 'Six' });
    const styleOf = (name: string): CSSStyleDeclaration => getComputedStyle(screen.getByText(name));
    const sizeOf = (name: string): number => parseFloat(styleOf(name).fontSize);
    const [one = 0, two = 0, three = 0, four = 0, five, six] = names.map(sizeOf);
    const body = sizeOf('Words');
    // A step of a pixel can be seen.
    expect(one - two).toBeGreaterThanOrEqual(2);
    expect(two - three).toBeGreaterThanOrEqual(1.5);
    expect(three - four).toBeGreaterThanOrEqual(1);
    expect([four, five, six]).toEqual([body, body, body]);
    for (const name of names) {
      expect(Number(styleOf(name).fontWeight)).toBeGreaterThan(Number(styleOf('Words').fontWeight));
    }
    // The lowest levels are as large as words, and differ from the level above by colour.
    expect(styleOf('Five').color).not.toBe(styleOf('Four').color);
  },
);
