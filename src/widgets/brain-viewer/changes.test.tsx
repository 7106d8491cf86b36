import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { isRecord } from '../../contract/index.ts';
import { slowFile } from '../../environment/testing/slowFile.ts';
import type { MockPlatform } from '../../mock-platform/index.ts';
import { renderBrain, type RenderBrainOptions } from './testing/renderBrain.tsx';

const field = () => screen.findByRole('textbox', { name: 'What changed?' });
const panel = () => within(screen.getByRole('group', { name: 'Side panel' }));

async function say(sentence: string): Promise<void> {
  const input = await field();
  await userEvent.clear(input);
  await userEvent.click(input);
  await userEvent.paste(sentence);
  await userEvent.keyboard('{Enter}');
}

async function openComparison(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Compare' }));
}

function chooseFile(file: File): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('There is no field for a file.');
  return userEvent.upload(input, file);
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A brain with one label more, which is linked to another one. */
async function withDrones(answer: Response): Promise<Response> {
  const brain: unknown = await answer.json();
  if (!isRecord(brain)) throw new Error('The platform has no brain.');
  const directions = listOf(brain['relationship_directions']);
  const ends = { source_label: 'Drone', relationship_type: 'SERVES', target_label: 'Warehouse' };
  return Response.json({
    ...brain,
    node_labels: [...listOf(brain['node_labels']), 'Drone'],
    relationship_directions: [...directions, { ...ends, count: 3, store_type: 'graph' }],
  });
}

const open = (options: RenderBrainOptions = {}) =>
  renderBrain({ ...options, props: { defaultView: { panel: 'change', mode: 'table' } } });

describe('a change by sentence', () => {
  test('that is applied is listed with what is different since', async () => {
    open();
    await say('Ingrid Solberg manages Store 1');
    expect(await panel().findByText(/^Added: Ingrid Solberg MANAGES Store 1/)).toBeVisible();
    const row = await panel().findByRole('button', { name: /Changed\s*Person manages Warehouse/ });
    expect(row).toHaveTextContent(/([\d,]+) → ([\d,]+)/);
    expect(await field()).toHaveValue('');
  });

  test('is not sent by an Enter that ends a composition in Safari', async () => {
    open();
    await userEvent.type(await field(), 'にほん');
    fireEvent.keyDown(await field(), { key: 'Enter', keyCode: 229 });
    expect(screen.getByRole('button', { name: 'Apply' })).toBeEnabled();
    expect(await field()).toHaveValue('にほん');
  });

  test('shows all that the platform says of it', async () => {
    open();
    await say('Ingrid Solberg manages Store 1');
    expect(await panel().findByText(/^Brain update applied\./)).toBeVisible();
    expect(panel().getByText('1 applied · 0 unclear · 0 failed')).toBeVisible();
    expect(panel().getByText('edge_uuid')).toBeVisible();
    expect(panel().getByText('episode_uuid')).toBeVisible();
  });

  test('is undone by the contrary sentence, which can be undone in its turn', async () => {
    open();
    await say('Ingrid Solberg manages Store 1');
    await userEvent.type(await field(), 'Half a sent');
    const undo = await panel().findByRole('button', { name: 'Undo change' });
    expect(undo).toHaveAccessibleDescription(
      /^Sends “Remove that Ingrid Solberg manages Store 1 from \d{4}-\d\d-\d\d”$/,
    );
    await userEvent.click(undo);
    expect(await panel().findByText(/^Ended: Ingrid Solberg MANAGES Store 1/)).toBeVisible();
    expect(await field()).toHaveValue('Half a sent');
    expect(panel().getAllByRole('button', { name: 'Undo change' })).toHaveLength(1);
    await userEvent.click(panel().getByRole('button', { name: 'Undo change' }));
    await waitFor(() =>
      expect(panel().getAllByText(/^Added: Ingrid Solberg MANAGES Store 1/)).toHaveLength(2),
    );
  });

  test('whose undo was not sent is kept, and the undo goes again', async () => {
    const { platform } = open();
    await say('Ingrid Solberg manages Store 1');
    const undo = await panel().findByRole('button', { name: 'Undo change' });
    platform.faults.add({ route: 'postAnalyticsChat', status: 503, times: 1 });
    await userEvent.click(undo);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Couldn’t send the change');
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await panel().findByText(/^Ended: Ingrid Solberg MANAGES Store 1/)).toBeVisible();
  });

  test('that is ambiguous offers who is meant, and a figure chooses', async () => {
    open();
    await say('Anna Berg works in Sales');
    const group = await screen.findByRole('group', { name: 'Which one do you mean?' });
    const choices = within(group).getAllByRole('button', { name: /Anna Berg/ });
    expect(choices).toHaveLength(2);
    choices[0]?.focus();
    await userEvent.keyboard('2');
    expect(await panel().findByText(/^Added: Anna Berg WORKS_IN Sales/)).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Which one do you mean?' })).toBeNull();
  });

  test('that cannot be made keeps the sentence', async () => {
    open();
    await say('Colourless green ideas');
    expect(await panel().findByText('The change wasn’t applied')).toBeVisible();
    expect(await field()).toHaveValue('Colourless green ideas');
  });

  test('is sent with its category, and without one where none is typed', async () => {
    const categories: unknown[] = [];
    let platform: MockPlatform | undefined;
    open({
      prepare: (made) => {
        platform = made;
      },
      client: {
        fetch: async (input, init) => {
          const request = new Request(input, init);
          if (request.url.endsWith('/analytics/chat')) {
            const body: unknown = await request.clone().json();
            if (isRecord(body)) categories.push(body['category']);
          }
          return (await platform?.fetch(request)) ?? Response.error();
        },
      },
    });
    await say('Ingrid Solberg manages Store 1');
    await panel().findByText(/^Added: Ingrid Solberg/);
    await userEvent.type(screen.getByRole('textbox', { name: /^Category/ }), 'Stores');
    await say('Piet de Vries manages Store 2');
    await panel().findByText(/^Added: Piet de Vries/);
    expect(categories).toEqual([undefined, 'Stores']);
  });

  test('that was not sent keeps the sentence, and goes again', async () => {
    const { platform } = open();
    await field();
    platform.faults.add({ route: 'postAnalyticsChat', status: 503, times: 1 });
    await say('Ingrid Solberg manages Store 1');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Couldn’t send the change');
    expect(await field()).toHaveValue('Ingrid Solberg manages Store 1');
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await panel().findByText(/^Added:/)).toBeVisible();
  });

  test('that brings a label brings it into view', async () => {
    let platform: MockPlatform | undefined;
    let hasDrones = false;
    renderBrain({
      // Wide enough for cards that are near.
      inlineSize: 2400,
      prepare: (made) => {
        platform = made;
      },
      client: {
        fetch: async (input, init) => {
          const request = new Request(input, init);
          const isBrain = request.url.endsWith('/analytics/perform/action');
          const answer = (await platform?.fetch(request)) ?? Response.error();
          return isBrain && hasDrones ? await withDrones(answer) : answer;
        },
      },
      props: {
        defaultView: {
          panel: 'change',
          grouping: 'labels',
          viewport: { x: -9_000, y: -9_000, zoom: 1 },
        },
      },
    });
    await screen.findByRole('button', { name: /linked to/ });
    hasDrones = true;
    await say('Ingrid Solberg manages Store 1');
    const stage = document.querySelector('[data-part="graph"]')?.getBoundingClientRect();
    await waitFor(() => {
      const drone = [...document.querySelectorAll('[data-part="card"]')].find(({ textContent }) =>
        textContent.startsWith('Drone'),
      );
      const {
        left = NaN,
        right = NaN,
        top = NaN,
        bottom = NaN,
      } = drone?.getBoundingClientRect() ?? {};
      expect(left).toBeGreaterThanOrEqual(stage?.left ?? NaN);
      expect(right).toBeLessThanOrEqual(stage?.right ?? NaN);
      expect(top).toBeGreaterThanOrEqual(stage?.top ?? NaN);
      expect(bottom).toBeLessThanOrEqual(stage?.bottom ?? NaN);
    });
  });

  test('outlives a look at another panel', async () => {
    open();
    await userEvent.type(await field(), 'Half a sent');
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    await userEvent.click(screen.getByRole('button', { name: 'Edit with a sentence' }));
    expect(await field()).toHaveValue('Half a sent');
  });

  test('without brain:write is for reading only, and says which permission is missing', async () => {
    const { platform } = open();
    await field();
    platform.faults.add({
      route: 'postAnalyticsChat',
      status: 403,
      message: 'Missing required scope: brain:write',
    });
    await say('Ingrid Solberg manages Store 1');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('brain:write');
    expect(await field()).toHaveAttribute('readonly');
    expect(await field()).toHaveValue('Ingrid Solberg manages Store 1');
    expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
    expect(screen.getByRole('table', { name: 'Types' })).toBeVisible();
  });
});

describe('a comparison', () => {
  test('of two extractions tells what is different', async () => {
    open();
    await say('Ingrid Solberg manages Store 1');
    await panel().findByText(/^Added:/);
    await openComparison();
    const earlier = await panel().findByRole('button', { name: /\d{4}/ });
    await userEvent.click(earlier);
    expect(await panel().findByRole('button', { name: /Person manages Warehouse/ })).toBeVisible();
  });

  test('with a file that holds no brain says so', async () => {
    open();
    await field();
    await openComparison();
    await chooseFile(new File(['{"a":1}'], 'a.json', { type: 'application/json' }));
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('This file doesn’t contain a brain'),
    );
  });

  test('with a file is not replaced by one that was chosen before it', async () => {
    open();
    await field();
    await openComparison();
    const brainOf = (label: string): string => JSON.stringify({ node_labels: [label] });
    const difference = () =>
      panel().getByRole('button', { name: /^(New|Removed)\s*(Clause|Bank)\s*[–\d]/ });
    const slow = slowFile(brainOf('Clause'), 'slow.json');
    await chooseFile(slow.file);
    await chooseFile(new File([brainOf('Bank')], 'quick.json'));
    await waitFor(() => expect(difference()).toHaveTextContent('Clause'));
    await slow.finish();
    expect(difference()).toHaveTextContent('Clause');
  });
});
