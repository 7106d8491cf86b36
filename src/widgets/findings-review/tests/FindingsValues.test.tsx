import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { listFindings } from '../../../contract/index.ts';
import { createMockPlatform } from '../../../mock-platform/index.ts';
import { createPlatformClient } from '../../../../test/platformClient.ts';
import { renderFindings } from '../testing/renderFindings.tsx';

const grid = () => screen.findByRole('grid', { name: 'Findings' });
const rowAt = (place: number) => screen.getAllByRole('row')[place + 1] ?? document.body;
const cellOf = (place: number, column: string) =>
  rowAt(place).querySelector(`[data-column="${column}"]`);

/** Shows the pending findings with values that the mock platform has none of. */
async function renderWith(changes: readonly object[]): Promise<string[]> {
  const pending: string[] = [];
  const platform = createMockPlatform({ pace: 0 });
  const { findings } = await createPlatformClient(platform).json(listFindings, {});
  for (const { finding_id: id, review_state: state } of findings) {
    if (state === 'pending') pending.push(id);
  }
  renderFindings({
    props: { undoSeconds: 60 },
    client: {
      async fetch(input, init) {
        const request = new Request(input, init);
        const response = await platform.fetch(request);
        if (!new URL(request.url).pathname.includes('/validation/findings')) {
          return response;
        }
        const answer: unknown = JSON.parse(await response.text(), (_key, value: unknown) => {
          if (typeof value !== 'object' || value === null || !('finding_id' in value)) return value;
          const change = changes[pending.indexOf(String(value.finding_id))];
          return change === undefined ? value : { ...value, ...change };
        });
        return Response.json(answer, response);
      },
    },
  });
  await grid();
  return pending;
}

test('a finding without a title that can be read is called by its id', async () => {
  const [first = '', second = ''] = await renderWith([{ title: ' ' }, { title: '\u200b' }]);
  for (const [place, id] of [first, second].entries()) {
    expect(cellOf(place, 'title')).toHaveTextContent(id);
    expect(rowAt(place).getAttribute('aria-label')).toMatch(new RegExp(`^${id}, `));
    expect(within(rowAt(place)).getByRole('checkbox')).toHaveAccessibleName(`Select “${id}”`);
  }
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent(first);
});

test('markup and script addresses in what the platform says are text and lead nowhere', async () => {
  const markup = '<img src="x" onerror="document.title = 1"><script>1</script>';
  await renderWith([
    {
      title: markup,
      theme: markup,
      what_was_learned: [markup, { url: 'javascript:alert(1)', title: markup }],
      source_refs: [{ url: 'javascript:alert(1)', name: markup }],
      node_ids: [markup],
    },
  ]);
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent(markup);
  expect(document.querySelector('[data-part="findings"] :is(img, script)')).toBeNull();
  expect(document.querySelector('[href^="javascript:"]')).toBeNull();
});

test('what a finding lacks is said to be lacking, and is no value of its own', async () => {
  await renderWith([{ theme: '' }]);
  expect(cellOf(0, 'theme')).toHaveTextContent('No theme');
  expect(rowAt(0).getAttribute('aria-label')).toMatch(/, No theme, /);
});

test('a confidence beyond the scale of the others stands as it came, and leaves theirs in percent', async () => {
  await renderWith([{ confidence: 92 }, { confidence: 1.0001 }, { confidence: 0.96 }]);
  const texts = [0, 1, 2].map((place) => cellOf(place, 'confidence')?.textContent);
  expect(texts).toEqual(['92', '1.0001', '96%']);
  const bars = [0, 1, 2].map((place) => cellOf(place, 'confidence')?.querySelector('[style]'));
  expect(bars.map((bar) => bar !== null)).toEqual([false, false, true]);
});

test('connections without a name are told apart by as much of their ids as it takes', async () => {
  await renderWith([
    { connection_ids: ['3f2a1111-0'], source_refs: [] },
    { connection_ids: ['3f2a2222-0'], source_refs: [] },
    { connection_ids: ['conn-1', 'conn-10'], source_refs: [] },
  ]);
  await screen.findAllByText('Connection 3f2a1');
  await screen.findAllByText('Connection 3f2a2');
  expect(cellOf(2, 'connections')).toHaveTextContent('Connection conn-1+1');
});

test('of many connections, the details name a few and hold the others ready', async () => {
  await renderWith([
    { connection_ids: Array.from({ length: 40 }, (_, at) => `conn-${at}`), source_refs: [] },
  ]);
  const details = within(await screen.findByRole('complementary', { name: 'Details' }));
  expect(await details.findByText('Connection conn-0')).toBeVisible();
  expect(details.getByText('Connection conn-39')).not.toBeVisible();
  await userEvent.click(details.getByText('+34'));
  expect(details.getByText('Connection conn-39')).toBeVisible();
});

test('a finding that nobody can read is not said to be missing besides', async () => {
  await renderWith([{ review_state: undefined, title: 5 }]);
  await screen.findByText('1 item couldn’t be loaded');
  expect(screen.queryByText(/The service didn’t return the rest/)).not.toBeInTheDocument();
});

describe('a decision', () => {
  test('on several findings begins on its own button, so that Enter confirms it', async () => {
    await renderWith([]);
    (await grid()).focus();
    await userEvent.keyboard('xjxa');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Approve 2' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByText('2 findings approved');
  });

  test('that was sent is said to be saved', async () => {
    await renderWith([]);
    (await grid()).focus();
    await userEvent.keyboard('a');
    await userEvent.click(await screen.findByRole('button', { name: 'Apply now' }));
    expect(await screen.findByText('1 decision saved')).toHaveRole('status');
    await userEvent.keyboard('r');
    await screen.findByText(/rejected$/);
    expect(screen.queryByText(/decision saved/)).not.toBeInTheDocument();
  });
});
