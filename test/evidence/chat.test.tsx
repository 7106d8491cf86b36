import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Evidence, EvidenceReference, ResolveSource } from '../../src/client/index.ts';
import { renderChat } from '../../src/widgets/chat/testing/renderChat.tsx';
import type { ChatProps } from '../../src/widgets/chat/declaration.ts';

const clause: Evidence = {
  excerpt: 'Delay of more than four hours entitles the buyer to refuse the goods.',
  page: 12,
  related: [
    { kind: 'node', id: 'supplier:saltmarsh-fisheries', title: 'Saltmarsh Fisheries' },
    { kind: 'source', title: 'Order database' },
  ],
};

async function askForSources(resolveSource: ResolveSource | undefined, props: ChatProps = {}) {
  const user = userEvent.setup();
  renderChat({
    platform: { seed: 'empty' },
    props,
    ...(resolveSource === undefined ? {} : { client: { resolveSource } }),
  });
  await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'cite sources{Enter}');
  await screen.findByRole('button', { name: 'Ask again' });
  return user;
}

const citation = (): HTMLElement => screen.getByRole('link', { name: /^Source 2/ });

test('a citation opens its passage, what leads on from it opens there too, and Backspace and Escape lead back', async () => {
  const asked: EvidenceReference[] = [];
  const user = await askForSources((reference) => {
    asked.push(reference);
    return reference.kind === 'source' && reference.id === 'contract' ? clause : undefined;
  });
  citation().focus();
  await user.keyboard('{Enter}');
  const title = 'Contract C-1987, Saltmarsh Fisheries';
  const panel = await screen.findByRole('dialog', { name: title });
  await within(panel).findByText(/^Delay of more than four hours/);
  expect(panel).toHaveAccessibleDescription('Source · Page 12');
  expect(within(panel).getByRole('link', { name: 'Open contracts.example' })).toHaveAttribute(
    'href',
    'https://contracts.example/c-1987',
  );
  const url = 'https://contracts.example/c-1987';
  expect(asked[0]).toMatchObject({ kind: 'source', id: 'contract', title, url });

  const node = within(panel).getByRole('button', { name: /^Saltmarsh Fisheries/ });
  node.focus();
  await user.keyboard('{Enter}');
  expect(panel).toHaveAccessibleName('Saltmarsh Fisheries');
  expect(panel).toHaveAccessibleDescription('Item in your knowledge graph');
  await within(panel).findByText('We couldn’t find the text behind this.');
  expect(within(panel).getByRole('group', { name: 'Saltmarsh Fisheries' })).toHaveFocus();
  await user.keyboard('{Backspace}');
  expect(panel).toHaveAccessibleName(title);
  expect(within(panel).getByRole('button', { name: /^Saltmarsh Fisheries/ })).toHaveFocus();
  expect(within(panel).queryByRole('button', { name: 'Back' })).toBeNull();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(citation()).toHaveFocus();
});

test('a failed passage can be asked for again', async () => {
  let isDown = true;
  const user = await askForSources(() => {
    if (isDown) throw new Error('down');
    return clause;
  });
  const [, row] = within(screen.getByRole('region', { name: 'Sources' })).getAllByRole('link');
  if (row !== undefined) await user.click(row);
  const alert = await screen.findByRole('alert');
  within(alert).getByText('Couldn’t load the passage');
  isDown = false;
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await screen.findByText(/^Delay of more than four hours/);
});

test('without a way to find passages, a citation is a link that opens its page', async () => {
  const user = await askForSources(undefined);
  const pages: (string | null)[] = [];
  document.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      if (event.target instanceof Element) pages.push(event.target.closest('a')?.href ?? null);
    },
    { once: true },
  );
  await user.click(citation());
  expect(pages).toEqual(['https://contracts.example/c-1987']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a host with a page of its own opens a source there, and Ctrl still opens the link', async () => {
  const onOpenSource = vi.fn<(source: EvidenceReference) => void>();
  const user = await askForSources(undefined, { onOpenSource });
  await user.click(citation());
  expect(onOpenSource.mock.calls).toMatchObject([[{ kind: 'source', id: 'contract' }]]);
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  citation().dispatchEvent(click);
  expect(onOpenSource).toHaveBeenCalledOnce();
});
