import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Markdown, type MarkdownProps } from './Markdown.tsx';
import { RenderersContext, type CodeBlockContent } from './renderers.ts';
import { comparable } from './testing/comparable.ts';
import { words } from './testing/words.ts';

const answer = `# Suppliers

Three of them are **late**, see [the list](https://example.com/list).

\`\`\`ts
const late = 3;
\`\`\`

- first
- second

| a | b |
|---|---|
| 1 | 2 |

The end, with **bold words** and [a link](https://example.com).`;

function Streamed({ text, ...props }: Partial<MarkdownProps> & { text: string }) {
  return <Markdown words={words} streaming {...props} text={text} />;
}

describe('Markdown while it is written', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('shows no heading before it has words', () => {
    const { rerender } = render(<Streamed text={'Before\n\n## '} />);
    expect(screen.queryByRole('heading')).toBeNull();
    rerender(<Streamed text={'Before\n\n## Ports'} />);
    expect(screen.getByRole('heading', { name: 'Ports' })).toBeVisible();
  });

  it('shows no half-written mark', () => {
    const { container, rerender } = render(<Streamed text="" />);
    for (let end = 1; end <= answer.length; end++) {
      rerender(<Streamed text={answer.slice(0, end)} />);
      const prose = [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
      // A table is a paragraph until its second line is there.
      const said = prose.filter((paragraph) => !paragraph.includes('|')).join('\n');
      expect(said).not.toMatch(/\*\*\S|\]\(|https:/);
    }
    expect(screen.getAllByRole('link')).toHaveLength(2);
  });

  it('ends as if it had come at once', () => {
    const grown = render(<Streamed text="" />);
    for (let end = 1; end <= answer.length; end += 7) {
      grown.rerender(<Streamed text={answer.slice(0, end)} />);
    }
    grown.rerender(<Streamed text={answer} streaming={false} />);
    const whole = render(<Streamed text={answer} streaming={false} />);
    expect(grown.container.querySelector('table')).not.toBeNull();
    expect(comparable(grown.container).isEqualNode(comparable(whole.container))).toBe(true);
  });

  it('neither mounts nor changes finished blocks again', () => {
    const start = `${answer}\n\nMore words.\n\nAnd a last\nparagraph of two lines\n`;
    const { container, rerender } = render(<Streamed text={start} />);
    const blocks = () => [...container.querySelectorAll('[data-part="markdown"] > * > *')];
    const finished = blocks().slice(0, -1);
    const observer = new MutationObserver(() => undefined);
    finished.forEach((element) =>
      observer.observe(element, {
        attributes: true,
        characterData: true,
        childList: true,
        subtree: true,
      }),
    );

    let text = start;
    for (const piece of [
      'that',
      ' goes on.',
      '\n\n- a',
      '\n- b',
      '\n\n```\ncode',
      '\n```\n',
      'x',
    ]) {
      text += piece;
      rerender(<Streamed text={text} />);
    }
    expect(blocks().slice(0, finished.length)).toEqual(finished);
    expect(observer.takeRecords()).toEqual([]);
    expect(finished).toHaveLength(7);
    observer.disconnect();
  });

  it('does not render finished blocks again, even when handlers and lists are new objects', () => {
    const codeBlock = vi.fn(({ code }: CodeBlockContent) => code);
    const renderers = { codeBlock };
    const props = () => ({ onCopy: () => undefined, allowedImageHosts: ['a.test'] });
    const start = `${answer}\n\nwords\nand words\n`;
    const { rerender } = render(<Streamed text={start} {...props()} />, {
      wrapper: ({ children }) => (
        <RenderersContext.Provider value={renderers}>{children}</RenderersContext.Provider>
      ),
    });
    const before = codeBlock.mock.calls.length;
    expect(before).toBeGreaterThan(0);
    for (let count = 1; count <= 30; count++) {
      rerender(<Streamed text={start + ' more [words]'.repeat(count)} {...props()} />);
    }
    expect(codeBlock).toHaveBeenCalledTimes(before);
  });

  it('does not read the words before it again when the first heading comes', () => {
    const link = vi.fn(() => 'a link');
    const show = (text: string) => (
      <RenderersContext.Provider value={renderers}>
        <Streamed text={text} />
      </RenderersContext.Provider>
    );
    const renderers = { link };
    const start = 'Words with [a link](https://port.example).\n\n'.repeat(20);
    const { rerender } = render(show(start));
    const before = link.mock.calls.length;
    expect(before).toBeGreaterThanOrEqual(20);
    rerender(show(`${start}## Late deliveries\n\nMore`));
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Late deliveries');
    expect(link).toHaveBeenCalledTimes(before);
  });

  it('keeps what the reader selected or opened in finished blocks', () => {
    function Stateful() {
      const [id] = useState(() => crypto.randomUUID());
      return <span data-testid="state">{id}</span>;
    }
    // Written inline, as hosts do.
    const show = (text: string, streaming = true) => (
      <RenderersContext.Provider value={{ codeBlock: () => <Stateful /> }}>
        <Streamed text={text} streaming={streaming} />
      </RenderersContext.Provider>
    );
    const { rerender } = render(show(answer));
    const before = screen.getByTestId('state').textContent;
    rerender(show(`${answer} more`));
    rerender(show(`${answer} more`, false));
    expect(screen.getByTestId('state').textContent).toBe(before);
  });

  it('keeps the element of a block while it grows and when it ends', () => {
    const { rerender } = render(<Streamed text="One wo" />);
    const paragraph = screen.getByText('One wo');
    for (const text of ['One word', 'One word\nmore', 'One word\nmore\n\nTwo\nlines\n']) {
      rerender(<Streamed text={text} />);
      expect(screen.getByText(/^One word/)).toBe(paragraph);
    }
    rerender(<Streamed text="One word" streaming={false} />);
    expect(screen.getByText('One word')).toBe(paragraph);
  });

  it('starts again when the text is replaced', () => {
    const { container, rerender } = render(<Streamed text={answer} />);
    rerender(<Streamed text="Another **answer" />);
    expect(container.textContent).toBe('Another answer');
  });

  it('writes nothing to the console', () => {
    const error = vi.spyOn(console, 'error');
    const { rerender } = render(<Streamed text="" />);
    for (let end = 1; end <= answer.length; end += 3) {
      rerender(<Streamed text={answer.slice(0, end)} />);
    }
    expect(error).not.toHaveBeenCalled();
  });
});
