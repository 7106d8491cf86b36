import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { createOntology } from '../../contract/index.ts';
import { createPlatformClient } from '../../../test/platformClient.ts';
import { renderWidget, type RenderWidgetOptions } from '../../../test/renderWidget.tsx';
import { createMockPlatform } from '../../mock-platform/index.ts';
import { noOntologies, ontologyFields, type OntologyPick } from '../../query/index.ts';
import { OntologyPicker } from './OntologyPicker.tsx';

/** Renders the picker over a mock platform, and records its last value. */
function renderPicker({
  start = noOntologies,
  ...options
}: Pick<RenderWidgetOptions, 'platform' | 'prepare'> & { start?: OntologyPick } = {}) {
  const onValueChange = vi.fn<(value: OntologyPick) => void>();
  function Form() {
    const [value, setValue] = useState(start);
    return (
      <OntologyPicker
        value={value}
        onValueChange={(next) => {
          onValueChange(next);
          setValue(next);
        }}
      />
    );
  }
  const { platform } = renderWidget(<Form />, options);
  return { platform, picked: () => onValueChange.mock.lastCall?.[0] ?? start };
}

const box = (name: RegExp) => screen.findByRole('checkbox', { name });
const preview = () => within(screen.getByRole('region', { name: 'Upload settings' }));

test('counts parts by their numbers, and tells two of one name apart by their ids', async () => {
  const add = (ontologyId: string, displayName: string) => ({
    ontologyId,
    displayName,
    legalTerms: ['ice'],
  });
  const platform = createMockPlatform({ pace: 0, seed: 'empty' });
  const client = createPlatformClient(platform, { retry: { attempts: 0 } });
  for (const body of [
    ...[10, 2, 30, 40, 3].map((part) => add(`p-${part}`, `Part ${part}`)),
    add('b', 'Ice'),
    add('a', 'Ice'),
  ]) {
    await client.json(createOntology, { body });
  }
  renderWidget(<OntologyPicker value={{ ...noOntologies, ontologyIds: ['a'] }} />, { platform });
  await box(/^Part 2/);
  expect(
    screen.getAllByRole('checkbox').map((option) => option.closest('label')?.textContent),
  ).toEqual([
    'Iceb · 1 term',
    'Icea · 1 term',
    ...[2, 3, 10, 30, 40].map((part) => `Part ${part}1 term`),
  ]);
  expect(screen.getByText('Ice (a)')).toBeVisible();
});

test('picks ontologies, a mode and a group by keyboard, and shows what the platform makes of it', async () => {
  const { picked } = renderPicker();
  await box(/^Cold chain/);
  await userEvent.tab();
  expect(await box(/^Cold chain/)).toHaveFocus();
  expect(screen.queryByRole('radio')).toBeNull();
  await userEvent.keyboard(' {ArrowDown}{ArrowDown} ');
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: 'Strict' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.tab();
  await userEvent.keyboard('autumn-audit');
  expect(ontologyFields(picked())).toEqual({
    ontologyIds: ['cold-chain', 'food-labelling'],
    ontologyMode: 'guided',
    documentGroup: 'autumn-audit',
  });
  await userEvent.click(preview().getByText('Upload settings'));
  await waitFor(() => {
    expect(preview().getByText('cold-chain, food-labelling')).toBeVisible();
    expect(preview().getByText('Guided')).toBeVisible();
    expect(preview().getByText('autumn-audit')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Upload settings' })).toHaveTextContent(
      'Cold chain: 10 terms · Food labelling: 6 terms',
    );
  });
});

test('what the platform makes of one choice is not said of the next one', async () => {
  const { platform } = renderPicker({ start: { ...noOntologies, ontologyIds: ['cold-chain'] } });
  await box(/^Cold chain/);
  await userEvent.click(preview().getByText('Upload settings'));
  expect(await preview().findByText('Strict')).toBeVisible();
  platform.faults.add({ route: 'resolveOntologies', latency: 60_000 });
  await userEvent.click(screen.getByRole('radio', { name: 'Guided' }));
  expect(preview().queryByText('Strict')).toBeNull();
  expect(preview().getByRole('status')).toBeVisible();
});

test('a list that shows all is not repeated above itself', async () => {
  renderPicker({ start: { ...noOntologies, ontologyIds: ['cold-chain'] } });
  expect(await box(/^Cold chain/)).toBeChecked();
  expect(screen.getByText('1 of 8 selected')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
});

test('takes eight and no more, and again after one is removed', async () => {
  const { picked } = renderPicker({ platform: { seed: 'large' } });
  await box(/^Cold chain/);
  for (let at = 1; at <= 8; at += 1) {
    await userEvent.click(await box(new RegExp(`^Sales region ${at} `)));
  }
  expect(screen.getByText('8 of 8 selected')).toBeVisible();
  const ninth = await box(/^Cold chain/);
  await userEvent.click(ninth);
  expect(picked().ontologyIds).toHaveLength(8);
  expect(ninth).not.toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Remove “Sales region 3”' }));
  expect(screen.getByRole('button', { name: 'Remove “Sales region 4”' })).toHaveFocus();
  await userEvent.click(ninth);
  expect(picked().ontologyIds).toContain('cold-chain');
  expect(picked().ontologyIds).not.toContain('sales-region-3');
});

test('search holds a list of 120 to what is searchTerm, and Escape clears it', async () => {
  renderPicker({ platform: { seed: 'large' } });
  const field = await screen.findByRole('searchbox', { name: 'Search ontologies' });
  await userEvent.type(field, 'LABEL');
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  expect(screen.getByText('1 ontology found')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(screen.getAllByRole('checkbox')).toHaveLength(120);
});

test('a group that the platform would refuse is marked, kept as typed, and never sent', async () => {
  const { picked } = renderPicker();
  const field = await screen.findByRole('textbox', { name: /^Document group/ });
  await userEvent.type(field, 'Autumn audit');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(/lowercase letters/);
  expect(picked().documentGroup).toBe('Autumn audit');
  expect(ontologyFields(picked())).toEqual({});
});

test('a picked ontology that is gone says so once', async () => {
  renderPicker({ start: { ...noOntologies, ontologyIds: ['tool-recalls'] } });
  expect(await screen.findByText('No longer exists')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Upload settings')).toBeNull());
  expect(screen.queryByText('Couldn’t check the selection')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Remove “tool-recalls”' }));
  expect(screen.queryByText('No longer exists')).toBeNull();
});

test('a network that is gone is told once', async () => {
  renderPicker({
    prepare: ({ faults }) => {
      faults.add({ route: 'listOntologies', status: 503 });
      faults.add({ route: 'resolveOntologies', status: 503 });
    },
    start: { ...noOntologies, ontologyIds: ['cold-chain'] },
  });
  await screen.findByText('Couldn’t load the ontologies');
  await waitFor(() => expect(screen.queryByText('Upload settings')).toBeNull());
  expect(screen.queryByText('Couldn’t check the selection')).toBeNull();
});

test('a list that failed can be fetched again, and what was picked stays', async () => {
  renderPicker({
    prepare: ({ faults }) => void faults.add({ route: 'listOntologies', status: 500, times: 1 }),
    start: { ...noOntologies, ontologyIds: ['cold-chain'] },
  });
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('Couldn’t load the ontologies');
  await userEvent.click(within(notice).getByRole('button', { name: 'Try again' }));
  expect(await box(/^Cold chain/)).toBeChecked();
});

test('without a list there is no count of what is picked from it', async () => {
  renderPicker({
    prepare: ({ faults }) => void faults.add({ route: 'listOntologies', status: 500, times: 1 }),
  });
  const notice = await screen.findByRole('alert');
  expect(screen.queryByText(/selected$/)).toBeNull();
  await userEvent.click(within(notice).getByRole('button', { name: 'Try again' }));
  await screen.findByText('0 of 8 selected');
});

test('each name in the upload settings is read by its own letters, apart from its count', async () => {
  renderPicker({ start: { ...noOntologies, ontologyIds: ['cold-chain'] } });
  const name = await waitFor(() => preview().getByText('Cold chain'));
  expect(name.tagName).toBe('BDI');
});
