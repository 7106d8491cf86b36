import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { translatePage } from '../../../test/conditions/translatePage.ts';
import { Markdown } from './Markdown.tsx';
import { RenderersContext, type MarkdownRenderers } from './renderers.ts';
import { words } from './testing/words.ts';

/** Returns once a translation has seen what changed. */
const translated = (): Promise<void> => Promise.resolve();

const answer = `Three of **them** are late, says [1] the list.

- one <b>word</b> and \`two()\`
- [late] ones

| a **b** |
|---|
| 1 |

\`\`\`ts
const late = 3;
\`\`\`

[late]: https://late.example`;

test('an answer that grows on a page that the browser translates has every word', async () => {
  translatePage();
  const { container, rerender } = render(<Markdown text="" words={words} streaming />);
  for (let end = 1; end <= answer.length; end += 3) {
    rerender(<Markdown text={answer.slice(0, end)} words={words} streaming />);
    await translated();
  }
  const sources = [{ title: 'The list', url: 'https://list.example' }];
  rerender(<Markdown text={answer} words={words} sources={sources} />);
  await translated();

  const plain = render(<Markdown text={answer} words={words} sources={sources} />);
  expect(container.textContent).toBe(plain.container.textContent);
  expect(screen.getAllByRole('link', { name: 'late' })).toHaveLength(2);
});

test('an answer that came at once and changes on such a page has every word', async () => {
  translatePage();
  const sources = [{ title: 'The list', url: 'https://list.example' }];
  const view = (text: string, given = sources, link?: MarkdownRenderers['link']) => (
    <RenderersContext.Provider value={link === undefined ? {} : { link }}>
      <Markdown text={text} words={words} sources={given} />
    </RenderersContext.Provider>
  );
  const { container, rerender } = render(view(answer, []));
  await translated();
  expect(container.querySelector('p')?.firstElementChild).toHaveAttribute('data-translated');
  const edited = answer.replace('Three', 'Some _are_ four').replace('| 1 |', '| 1 *or* 2 |');
  for (const next of [
    view(answer),
    view(edited),
    view(edited, sources, ({ children }) => <b>{children}</b>),
    view(answer.replace('are late', '<!-- -->')),
    view(edited),
  ]) {
    await translated();
    rerender(next);
  }
  await translated();

  const plain = render(view(edited));
  expect(container.textContent).toBe(plain.container.textContent);
});
