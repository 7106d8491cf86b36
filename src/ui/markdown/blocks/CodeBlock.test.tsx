import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Markdown, type MarkdownProps } from '../Markdown.tsx';
import { words } from '../testing/words.ts';

function show(text: string, props: Partial<MarkdownProps> = {}) {
  return render(<Markdown text={text} words={words} {...props} />);
}

/** Finds the element that says whether the block's text was copied. */
const told = () => document.querySelector('figure [aria-live="polite"]');

const text = '```ts title\nconst a = "<b>";\n\n```\n';

describe('a code block', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('shows the code and its language', () => {
    show(text);
    const figure = screen.getByRole('figure', { name: 'ts' });
    expect(figure.querySelector('pre code')?.textContent).toBe('const a = "<b>";\n');
    expect(screen.getByRole('group', { name: 'ts' }).tabIndex).toBe(0);
  });

  it('has a name without a language', () => {
    show('    indented');
    expect(screen.getByRole('figure', { name: 'Code' }).textContent).toContain('indented');
  });

  it('copies, says so, and stops saying so', async () => {
    vi.useFakeTimers();
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const onCopy = vi.fn();
    show(text, { onCopy });
    expect(told()?.textContent).toBe('');

    fireEvent.click(screen.getByRole('button', { name: 'Copy code' }));
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(write).toHaveBeenCalledWith('const a = "<b>";\n');
    expect(onCopy).toHaveBeenCalledExactlyOnceWith('const a = "<b>";\n');
    expect(told()?.textContent).toBe('Copied');

    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(told()?.textContent).toBe('');
  });

  it('says when the browser refuses', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    vi.spyOn(document, 'execCommand').mockReturnValue(false);
    const onCopy = vi.fn();
    show(text, { onCopy });
    fireEvent.click(screen.getByRole('button', { name: 'Copy code' }));
    expect(await screen.findByText('Couldn’t copy')).toBe(told());
    expect(onCopy).not.toHaveBeenCalled();
  });

  it('says so where nothing can copy', async () => {
    vi.stubGlobal('navigator', {});
    vi.spyOn(document, 'execCommand').mockImplementation(() => {
      throw new TypeError('document.execCommand is not a function');
    });
    show(text);
    fireEvent.click(screen.getByRole('button', { name: 'Copy code' }));
    expect(await screen.findByText('Couldn’t copy')).toBeTruthy();
  });

  it('copies by the browser’s command where the clipboard refuses, whatever the host adds to what is copied', async () => {
    const field = document.body.appendChild(document.createElement('textarea'));
    const credit = (event: ClipboardEvent): void => {
      event.clipboardData?.setData('text/plain', 'Read more on our site');
      event.preventDefault();
    };
    document.addEventListener('copy', credit);
    onTestFinished(() => {
      field.remove();
      document.removeEventListener('copy', credit);
    });
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    show(text);
    await userEvent.click(screen.getByRole('button', { name: 'Copy code' }));
    expect(await screen.findByText('Copied')).toBe(told());
    await userEvent.click(field);
    await userEvent.keyboard('{Control>}v{/Control}');
    await waitFor(() => expect(field.value).toBe('const a = "<b>";\n'));
  });

  it.each([
    { language: 'ts', code: 'Code', file: 'Code.ts' },
    { language: 'Python', code: 'Code', file: 'Code.py' },
    { language: 'bat', code: 'رمز برمجي', file: 'رمز برمجي.txt' },
  ])('is saved as $file', async ({ language, code, file }) => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const made = vi.spyOn(URL, 'createObjectURL');
    show(`\`\`\`${language}\nconst a = "<b>";\n\`\`\`\n`, { words: { ...words, code } });
    fireEvent.click(screen.getByRole('button', { name: words.downloadCode }));
    expect(click.mock.contexts).toEqual([expect.objectContaining({ download: file })]);
    const [blob] = made.mock.calls[0] ?? [];
    expect(blob instanceof Blob && (await blob.text())).toBe('const a = "<b>";');
  });

  it('offers to wrap its lines where one is wider than the column, and while they are wrapped', async () => {
    render(
      <div style={{ inlineSize: 300 }}>
        <Markdown
          text={`\`\`\`\nshort\n\`\`\`\n\n\`\`\`\n${'wide '.repeat(60)}\n\`\`\``}
          words={words}
        />
      </div>,
    );
    const wrap = await screen.findByRole('button', { name: 'Wrap lines', pressed: false });
    const [, region] = screen.getAllByRole('group', { name: 'Code' });
    expect(region?.scrollWidth).toBeGreaterThan(1_000);
    fireEvent.click(wrap);
    await screen.findByRole('button', { name: 'Wrap lines', pressed: true });
    expect(region?.scrollWidth).toBeLessThan(301);
    fireEvent.click(wrap);
    expect(region?.scrollWidth).toBeGreaterThan(1_000);
  });

  it('has all its buttons in one row of a side panel', async () => {
    render(
      <div style={{ containerType: 'inline-size', inlineSize: 290 }}>
        <Markdown text={`\`\`\`\n${'wide '.repeat(60)}\n\`\`\``} words={words} />
      </div>,
    );
    const names = ['Wrap lines', words.copyCode, words.downloadCode];
    await screen.findByRole('button', { name: 'Wrap lines' });
    const places = names.map((name) => screen.getByRole('button', { name }).offsetTop);
    expect(new Set(places).size).toBe(1);
  });

  it('is coloured once it is seen, and not before', async () => {
    const fence = '```js\nconst far = 1;\n```\n';
    const { container } = render(
      <div data-testid="scroller" style={{ blockSize: '200px', overflow: 'auto' }}>
        <Markdown text={fence.replace('far', 'near')} words={words} />
        <div style={{ blockSize: '3000px' }} />
        <Markdown text={fence} words={words} />
      </div>,
    );
    const coloured = () =>
      [...container.querySelectorAll('code span span')].map(({ textContent }) => textContent);
    await waitFor(() => expect(coloured()).toEqual(['const', '1']));

    screen.getByTestId('scroller').scrollTop = 3000;
    await waitFor(() => expect(coloured()).toEqual(['const', '1', 'const', '1']));
  });
});
