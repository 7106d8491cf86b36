import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { list, listed, renderEditor, terms } from '../testing/renderEditor.tsx';

/** Presses Tab until a control has the focus; fails when it went round without. */
async function tabTo(role: string, name: RegExp | string): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await userEvent.tab();
    const { activeElement } = document;
    const around = activeElement?.parentElement;
    if (!(around instanceof HTMLElement)) continue;
    // Asking the whole page for roles at each press would take seconds.
    const found = within(around).queryAllByRole(role, { name });
    if (found.some((element) => element === activeElement)) return;
  }
  throw new Error(`Tab does not reach ${role} ${name.toString()}.`);
}

test('an ontology is written, ordered, undone, tried, saved, copied and deleted by keys alone', async () => {
  const { stored } = renderEditor();
  await listed('Cold chain');

  await tabTo('button', 'New ontology');
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await userEvent.keyboard('Berth rules');
  await tabTo('textbox', 'Add a term');
  await userEvent.keyboard('draught{Enter}quay{Enter}pilot{Enter}QUAY{Enter}');
  expect(screen.getByRole('textbox', { name: 'Add a term' })).toHaveAccessibleDescription(
    'Same as “quay”',
  );
  expect(terms()).toEqual(['draught', 'quay', 'pilot']);

  await tabTo('button', 'Paste a list');
  await userEvent.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('textbox', { name: 'Terms' })).toHaveFocus();
  await userEvent.paste('pilot\ntide table\nmooring');
  await tabTo('button', 'Add 2 terms');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Paste a list' })).toHaveFocus());
  expect(terms()).toEqual(['draught', 'quay', 'pilot', 'tide table', 'mooring']);

  await tabTo('button', 'draught');
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(terms().slice(0, 2)).toEqual(['quay', 'draught']);
  expect(screen.getByRole('button', { name: 'draught' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{F2}');
  expect(screen.getByRole('textbox', { name: 'Edit “pilot”' })).toHaveFocus();
  await userEvent.keyboard('harbour pilot{Enter}');
  expect(screen.getByRole('button', { name: 'harbour pilot' })).toHaveFocus();
  await userEvent.keyboard('{End}{Delete}');
  expect(terms()).toEqual(['quay', 'draught', 'harbour pilot', 'tide table']);
  expect(screen.getByRole('button', { name: 'tide table' })).toHaveFocus();
  await userEvent.keyboard('{Control>}zz{/Control}');
  expect(terms()).toEqual(['quay', 'draught', 'pilot', 'tide table', 'mooring']);
  await userEvent.keyboard('{Control>}y{/Control}');
  expect(terms()[2]).toBe('harbour pilot');

  await tabTo('textbox', 'Sample text');
  await userEvent.keyboard('The harbour pilot came to the QUAY.{Enter}Nothing here.');
  expect(await screen.findByText('2 matches of 2 terms in 1 of 2 passages')).toBeVisible();

  await userEvent.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('“Berth rules” saved')).toBeVisible();
  expect(await stored('berth-rules')).toMatchObject({
    displayName: 'Berth rules',
    version: 1,
    legalTerms: ['quay', 'draught', 'harbour pilot', 'tide table', 'mooring'],
  });

  await tabTo('button', 'More actions for “Berth rules”');
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('menuitem', { name: 'Duplicate' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Copy of Berth rules' })).toHaveFocus();
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(await stored('berth-rules-copy')).toMatchObject({ version: 1 });
  await screen.findByText('“Copy of Berth rules” saved');

  await tabTo('button', 'More actions for “Copy of Berth rules”');
  await userEvent.keyboard('{Enter}{End}{Enter}');
  await screen.findByRole('dialog', { name: 'Delete “Copy of Berth rules”?' });
  await tabTo('button', 'Delete');
  await userEvent.keyboard('{Enter}');
  await list().findByText('“Copy of Berth rules” deleted');
  await expect(stored('berth-rules-copy')).rejects.toThrow();
  await waitFor(() => expect(list().queryByRole('button', { name: /^Copy of/ })).toBeNull());
});

test('arrow keys go through the list, and ? lists the keys', async () => {
  renderEditor({ platform: { seed: 'large' } });
  await listed('Cold chain');
  await tabTo('searchbox', 'Search ontologies');
  const search = screen.getByRole('searchbox', { name: 'Search ontologies' });
  fireEvent.keyDown(search, { key: 'Enter', keyCode: 229 });
  expect(search).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(await screen.findByRole('heading', { name: 'Customer complaints' })).toHaveFocus();
  await userEvent.keyboard('?');
  const help = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  expect(help.getByText('Move the term')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('each added term is announced, though the words are the same', async () => {
  renderEditor();
  await userEvent.click(await screen.findByRole('button', { name: 'New ontology' }));
  const field = screen.getByRole('textbox', { name: 'Add a term' });
  await userEvent.type(field, 'quay{Enter}');
  const status = screen.getByText('1 term added');
  const first = status.textContent;
  await userEvent.type(field, 'pilot{Enter}');
  expect(screen.getByText('1 term added')).toBe(status);
  expect(status.textContent).not.toBe(first);
});
