import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { createPlatformClient } from '../../../../test/platformClient.ts';
import { listFindings } from '../../../contract/index.ts';
import { defaultFindingsView } from '../core/findingsView.ts';
import { chooseMore } from '../testing/chooseMore.ts';
import { createMockPlatform } from '../../../mock-platform/index.ts';
import { renderFindings } from '../testing/renderFindings.tsx';

const grid = () => screen.findByRole('grid', { name: 'Findings' });
const rows = () => screen.queryAllByRole('row').slice(1);
/** Returns the number of rows, in sight or not. */
const rowCount = () => Number(screen.getByRole('grid').getAttribute('aria-rowcount')) - 1;
const tab = (name: string) => screen.getByRole('tab', { name: new RegExp(`^${name}`) });
const press = async (keys: string): Promise<void> => {
  (await grid()).focus();
  await userEvent.keyboard(keys);
};
const refresh = () => chooseMore('Refresh');
const currentTitle = (): string | null | undefined =>
  document
    .getElementById(screen.getByRole('grid').getAttribute('aria-activedescendant') ?? '')
    ?.querySelector('[data-column="title"]')?.textContent;

describe('two reviewers', () => {
  test('no other finding slips under the hand when one is decided elsewhere', async () => {
    const { platform } = renderFindings({ props: { undoSeconds: 60 } });
    await grid();
    const other = createPlatformClient(platform);
    const { findings } = await other.json(listFindings, {});
    const first = findings.find((one) => one.review_state === 'pending');
    const response = await platform.fetch(
      `${platform.credentials.baseUrl}/core-analytics/validation/findings/${first?.finding_id ?? ''}/reject`,
      {
        method: 'POST',
        headers: {
          authorization: `Bearer ${await platform.issueToken()}`,
          'content-type': 'application/json',
        },
        body: '{}',
      },
    );
    expect(response.status).toBe(200);
    await refresh();
    await screen.findByText(`Someone else already reviewed “${first?.title ?? ''}” (Rejected)`);
    const count = rowCount();
    await press('a');
    expect(rowCount()).toBe(count);
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(screen.getByText('Decided by someone else: Rejected')).toBeInTheDocument();
    await press('ja');
    expect(rowCount()).toBe(count - 1);
  });
});

describe('failures', () => {
  test('are named, and only what failed is sent again', async () => {
    renderFindings({
      props: { undoSeconds: 0.02 },
      prepare: ({ faults }) => void faults.add({ route: 'rejectFinding', status: 500, times: 1 }),
    });
    await grid();
    const title = currentTitle() ?? '';
    await press('r');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('1 decision couldn’t be saved');
    await userEvent.click(within(alert).getByRole('button', { name: 'Details' }));
    expect(within(alert).getByText(`Reject: ${title}`)).toBeInTheDocument();
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(tab('Rejected')).toHaveTextContent('Rejected3'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('whose decision arrived after all are told as the reviewer’s own, not as somebody else’s', async () => {
    const { platform } = renderFindings({ props: { undoSeconds: 0.02 } });
    await grid();
    const title = currentTitle() ?? '';
    // The lists stay as they are, so that the reviewer decides again before they tell.
    for (const route of ['listFindings', 'listApprovedFindings', 'listRejectedFindings']) {
      platform.faults.add({ route, status: 404 });
    }
    platform.faults.add({ route: 'rejectFinding', cutAfterBytes: 0, times: 1 });
    await press('r');
    await userEvent.click(await screen.findByRole('button', { name: 'Details' }));
    await screen.findByText(`Reject: ${title}`);
    await userEvent.click(screen.getByText(title));
    await press('a');
    await userEvent.click(await screen.findByRole('button', { name: 'Details' }));
    await screen.findByText(`Approve: ${title}`);
    platform.faults.clear();
    await refresh();
    await screen.findByText(`Your first decision on “${title}” went through (Rejected)`);
    expect(screen.queryByText(/Someone else/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(/Your first decision/)).not.toBeInTheDocument();
  });

  test('a list that cannot be fetched is fetched again on a press', async () => {
    renderFindings({
      prepare: ({ faults }) => void faults.add({ route: 'listFindings', status: 500, times: 1 }),
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    // There is nothing to search, filter or arrange.
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    await userEvent.click(retry);
    await grid();
    expect(screen.getByRole('searchbox')).toBeVisible();
  });
});

describe('read-only', () => {
  test('a missing scope says so, keeps everything readable and decides nothing', async () => {
    const onError = vi.fn();
    renderFindings({
      props: { undoSeconds: 0.02, onError },
      prepare: ({ faults }) =>
        void faults.add({
          route: 'approveFinding',
          status: 403,
          message: 'Missing required scope: brain:write',
        }),
    });
    await grid();
    const count = rowCount();
    await press('a');
    await screen.findByText('View only');
    await userEvent.click(screen.getByRole('button', { name: 'Details' }));
    await screen.findByText('Ask your admin for access. brain:write');
    expect(rowCount()).toBe(count);
    expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
    await press('r');
    expect(rowCount()).toBe(count);
    expect(onError).toHaveBeenCalledOnce();
  });

  test('a scope that the token lacks is known before anything is decided', async () => {
    const onError = vi.fn();
    const sent: string[] = [];
    const platform = createMockPlatform({ pace: 0 });
    renderFindings({
      props: { undoSeconds: 0.02, onError },
      client: {
        getToken: async () => ({ token: await platform.issueToken(), scopes: ['brain:read'] }),
        fetch: (input, init) => {
          sent.push(init?.method ?? '');
          return platform.fetch(input, init);
        },
      },
    });
    await grid();
    await screen.findByText('View only');
    const count = rowCount();
    await press('ars');
    expect(rowCount()).toBe(count);
    expect(new Set(sent)).toEqual(new Set(['GET']));
    expect(onError).not.toHaveBeenCalled();
  });

  test('the host can say so from the start, and no decision is offered', async () => {
    renderFindings({ props: { readOnly: true } });
    await grid();
    expect(screen.getByText('View only')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
    const count = rowCount();
    await press('arse');
    expect(rowCount()).toBe(count);
    expect(screen.queryByRole('textbox', { name: 'What should change?' })).not.toBeInTheDocument();
  });
});

test('without findings, the next thing to do is to connect a source, where the host has a way', async () => {
  const onConnectSource = vi.fn();
  renderFindings({ platform: { seed: 'empty' }, props: { onConnectSource } });
  await userEvent.click(await screen.findByRole('button', { name: 'Connect a source' }));
  expect(onConnectSource).toHaveBeenCalledExactlyOnceWith();
  expect(screen.queryByRole('button', { name: 'Refresh' })).toBeNull();
});

describe('details', () => {
  test('show every array, and a node leads where the host says', async () => {
    const onOpenNode = vi.fn();
    renderFindings({ props: { onOpenNode } });
    const details = within(await screen.findByRole('complementary', { name: 'Details' }));
    details.getByText('Of 38 late deliveries this year, 27 arrived on a Monday.');
    await userEvent.click(
      details.getByRole('button', { name: 'Open supplier:saltmarsh-fisheries' }),
    );
    expect(onOpenNode).toHaveBeenCalledExactlyOnceWith('supplier:saltmarsh-fisheries');
  });

  test('are a dialog in a narrow box; a second Enter closes it and decides nothing', async () => {
    renderFindings({ width: 320, props: { undoSeconds: 60 } });
    await grid();
    const count = rowCount();
    await press('{Enter}');
    await screen.findByRole('dialog', { name: 'Details' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(rowCount()).toBe(count);
    expect(await grid()).toHaveFocus();
  });

  test.each([320, 760])('e leads into the field of an edit in a dialog at %d px', async (width) => {
    renderFindings({ width });
    await press('e');
    await screen.findByRole('dialog', { name: 'Details' });
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'What should change?' })).toHaveFocus(),
    );
  });

  test('the field of an edit opens by its button, and stays open with what was typed', async () => {
    renderFindings();
    await grid();
    const field = () => screen.queryByRole('textbox', { name: 'What should change?' });
    expect(field()).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit with a sentence' }));
    expect(field()).toHaveFocus();
    await userEvent.paste('Change the theme');
    (await grid()).focus();
    await press('jk');
    await waitFor(() => expect(field()).toHaveValue('Change the theme'));
    await press('j');
    await waitFor(() => expect(field()).toBeNull());
  });

  test('an edit that fails while the platform works on it gives back what was typed', async () => {
    const { platform } = renderFindings({
      prepare(mock) {
        const { fetch } = mock;
        Object.defineProperty(mock, 'fetch', {
          value: async (input: RequestInfo | URL, init?: RequestInit) => {
            const response = await fetch(input, init);
            const text = await response.text();
            return new Response(text.replace('"processing":false', '"processing":true'), response);
          },
        });
      },
    });
    await press('e');
    const words = 'Change the title to “Late on Mondays”';
    const field = () => screen.findByRole('textbox', { name: 'What should change?' });
    await userEvent.type(await field(), words);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByText('Still working…');
    platform.faults.add({ route: 'getFinding', status: 500 });
    await screen.findByText('We kept your text.');
    expect(await field()).toHaveValue(words);
    await userEvent.clear(await field());
    expect(await field()).toHaveValue('');
  });

  test('an edit that is accepted leaves the field of another finding open', async () => {
    const onEdit = vi.fn();
    renderFindings({
      prepare: ({ faults }) => void faults.add({ route: 'streamFindingEdit', latency: 1_500 }),
      props: { onEdit },
    });
    await press('e');
    const field = () => screen.findByRole('textbox', { name: 'What should change?' });
    await userEvent.type(await field(), 'Change the theme{Control>}{Enter}{/Control}');
    await screen.findByText('Editing…');
    await press('je');
    expect(await field()).toHaveFocus();
    expect(onEdit).not.toHaveBeenCalled();
    await waitFor(() => expect(onEdit).toHaveBeenCalled());
    await userEvent.keyboard('Shorten');
    expect(await field()).toHaveValue('Shorten');
  });

  test('an edit by keyboard alone: e, words, and before and after side by side', async () => {
    renderFindings();
    await grid();
    const title = currentTitle() ?? '';
    await press('e');
    expect(await screen.findByRole('textbox', { name: 'What should change?' })).toHaveFocus();
    await userEvent.paste('Change the title to “Late on Mondays”');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    const after = await screen.findByText('After');
    expect(after.parentElement).toHaveTextContent('AfterLate on Mondays');
    expect(screen.getByText('Before').parentElement).toHaveTextContent(`Before${title}`);
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Late on Mondays' })).toBeInTheDocument(),
    );
  });
});

describe('the view', () => {
  test('is a value: the host can keep it and give another', async () => {
    const onViewChange = vi.fn();
    const onSaveView = vi.fn();
    renderFindings({ props: { view: defaultFindingsView, onViewChange, onSaveView } });
    await grid();
    await userEvent.click(screen.getByRole('button', { name: 'Theme' }));
    expect(onViewChange).toHaveBeenLastCalledWith({
      ...defaultFindingsView,
      sort: { column: 'theme', direction: 'ascending' },
    });
    const [, edge] = screen.getAllByRole('separator');
    act(() => edge?.focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(onViewChange).toHaveBeenLastCalledWith({
      ...defaultFindingsView,
      columns: defaultFindingsView.columns.map((one) =>
        one.column === 'theme' ? { column: 'theme', width: 136 } : one,
      ),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Display' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'View name' }), 'Mine{Enter}');
    expect(onSaveView).toHaveBeenCalledExactlyOnceWith({ name: 'Mine', view: defaultFindingsView });
  });

  test('filters by theme, and no box ticked means no filter', async () => {
    renderFindings();
    await grid();
    const count = rowCount();
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    const box = screen.getByRole('checkbox', { name: /^Contracts \d+$/ });
    await userEvent.click(box);
    await waitFor(() => expect(rowCount()).toBeLessThan(count));
    for (const row of rows()) expect(row).toHaveTextContent('Contracts');
    await userEvent.click(box);
    await waitFor(() => expect(rowCount()).toBe(count));
  });
});

test('leaving sends what is held', async () => {
  const { platform, view } = renderFindings({ props: { undoSeconds: 60 } });
  const before = (await createPlatformClient(platform).json(listFindings, {})).counters;
  await press('aar');
  await screen.findByText('3 decisions pending');
  view.unmount();
  await expect
    .poll(async () => (await createPlatformClient(platform).json(listFindings, {})).counters)
    .toMatchObject({ approved: before.approved + 2, rejected: before.rejected + 1 });
});

test('all are selected in a narrow box too, where rows are cards', async () => {
  renderFindings({ width: 320 });
  await grid();
  await userEvent.click(screen.getByRole('checkbox', { name: /^Select all / }));
  expect(screen.getByRole('button', { name: `Approve ${rowCount()}` })).toBeVisible();
});
