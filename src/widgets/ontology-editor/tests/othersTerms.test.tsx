import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createPlatformClient } from '../../../../test/platformClient.ts';
import { updateOntology } from '../../../contract/index.ts';
import { listed, renderEditor, terms } from '../testing/renderEditor.tsx';

/** Opens an ontology, changes it, and starts to edit its second term. */
async function editSecond() {
  const { platform, stored, refetch } = renderEditor();
  await userEvent.click(await listed('Cold chain'));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Add a term' }), 'hold{Enter}');
  const { legalTerms } = await stored('cold-chain');
  const second = legalTerms[1] ?? '';
  await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${second}`) }));
  await userEvent.type(screen.getByRole('textbox', { name: `Edit “${second}”` }), '{End} of cargo');
  const others = createPlatformClient(platform);
  return {
    before: legalTerms,
    second,
    /** Somebody else removes a term, which the next list tells. */
    removeElsewhere: async (removed: string | undefined) => {
      const body = { legalTerms: legalTerms.filter((term) => term !== removed) };
      await others.json(updateOntology, { params: { ontologyId: 'cold-chain' }, body });
      await act(refetch);
      await waitFor(() => expect(terms()).not.toContain(removed));
    },
  };
}

test('a term that is being typed replaces its own term after somebody else removed an earlier one', async () => {
  const { before, second, removeElsewhere } = await editSecond();
  await removeElsewhere(before[0]);
  await userEvent.keyboard('{Enter}');
  expect(terms()).toEqual([`${second} of cargo`, ...before.slice(2), 'hold']);
});

test('a term that is being typed stays after somebody else removed it', async () => {
  const { before, second, removeElsewhere } = await editSecond();
  await removeElsewhere(second);
  await userEvent.keyboard('{Enter}');
  expect(terms()).toEqual([before[0], ...before.slice(2), 'hold', `${second} of cargo`]);
});

test('a term too long to take stays as typed while another is edited', async () => {
  const { before, second } = await editSecond();
  const long = 'x'.repeat(300);
  await userEvent.paste(long);
  await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${before[0]}`) }));
  expect(screen.getByRole('textbox', { name: `Edit “${before[0]}”` })).toHaveFocus();
  expect(screen.getByRole('textbox', { name: `Edit “${second}”` })).toHaveValue(
    `${second} of cargo${long}`,
  );
});
