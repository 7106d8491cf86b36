import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { describe, expect, test } from 'vitest';
import { renderWidget } from '../../../../test/renderWidget.tsx';
import { createPlatformClient } from '../../../../test/platformClient.ts';
import { listFindings } from '../../../contract/index.ts';
import { createTestEnvironment } from '../../../environment/testing/createTestEnvironment.ts';
import { FindingsReview } from '../FindingsReview.tsx';
import { chooseMore } from '../testing/chooseMore.ts';
import { renderFindings } from '../testing/renderFindings.tsx';

const grid = () => screen.findByRole('grid', { name: 'Findings' });
const rowCount = () => Number(screen.getByRole('grid').getAttribute('aria-rowcount')) - 1;
const selectAll = async (): Promise<void> =>
  userEvent.click(await screen.findByRole('checkbox', { name: /^Select all / }));
const press = async (keys: string): Promise<void> => {
  const list = await grid();
  act(() => list.focus());
  await userEvent.keyboard(keys);
};

describe('undo by keyboard', () => {
  test('after a bulk that empties the list, u still brings everything back', async () => {
    renderFindings({ props: { undoSeconds: 60 } });
    await selectAll();
    const count = rowCount();
    await press('a');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: `Approve ${count}` }));
    await screen.findByText(`${count} findings approved`);
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Findings' })).toContainElement(
        document.activeElement instanceof HTMLElement ? document.activeElement : null,
      ),
    );
    await userEvent.keyboard('u');
    await grid();
    expect(rowCount()).toBe(count);
  });

  test('Escape on the question leaves the focus in the list', async () => {
    renderFindings({ props: { undoSeconds: 60 } });
    await press('xjxa');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('grid');
  });
});

test('one by one, the focus is marked at the finding’s number, and the offer of undo covers nothing', async () => {
  renderFindings({ props: { undoSeconds: 60, defaultView: { layout: 'focus' } } });
  const region = await screen.findByRole('region', { name: 'Review one by one' });
  // The focus is visible after a key.
  await userEvent.keyboard('{Tab}');
  act(() => region.focus());
  await userEvent.keyboard('a');
  const undo = await screen.findByRole('button', { name: 'Undo' });
  expect(getComputedStyle(region).boxShadow).toBe('none');
  expect(getComputedStyle(within(region).getByText(/^1 of \d+$/)).outlineStyle).toBe('solid');
  expect(undo.getBoundingClientRect().top).toBeGreaterThan(region.getBoundingClientRect().bottom);
});

test('a pointer on the bar that offers undo keeps the decision back, and its time starts again after', async () => {
  const environment = createTestEnvironment();
  renderWidget(<FindingsReview undoSeconds={5} />, { environment, width: 1150, height: 700 });
  await press('a');
  const text = await screen.findByText(/approved$/);
  await userEvent.hover(text);
  act(() => environment.advance(60_000));
  expect(text).toBeVisible();
  await userEvent.unhover(text);
  act(() => environment.advance(4_900));
  expect(text).toBeVisible();
  act(() => environment.advance(200));
  await waitFor(() => expect(screen.queryByText(/approved$/)).toBeNull());
});

describe('undo in a narrow box', () => {
  async function openDialog() {
    renderFindings({ width: 320, props: { undoSeconds: 60 } });
    await grid();
    const count = rowCount();
    await press('{Enter}');
    return { count, dialog: within(await screen.findByRole('dialog', { name: 'Details' })) };
  }

  test('a decision in the dialog is announced there, and undone there', async () => {
    const { count, dialog } = await openDialog();
    const title = dialog.getByRole('heading', { level: 3 }).textContent;
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(dialog.getByRole('status')).toHaveTextContent(`“${title}” approved`);
    expect(dialog.getByRole('heading', { level: 3 })).not.toHaveTextContent(title);
    await userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
    expect(dialog.getByRole('heading', { level: 3 })).toHaveTextContent(title);
    expect(rowCount()).toBe(count);
  });

  test('a double tap on Approve approves one finding', async () => {
    const { count, dialog } = await openDialog();
    fireEvent.click(dialog.getByRole('button', { name: 'Approve' }), { detail: 1 });
    fireEvent.click(dialog.getByRole('button', { name: 'Approve' }), { detail: 2 });
    expect(rowCount()).toBe(count - 1);
  });

  test('when the last finding of the dialog is decided, undo is offered below the list', async () => {
    renderFindings({
      width: 320,
      props: { undoSeconds: 60 },
    });
    await grid();
    await userEvent.fill(screen.getByRole('searchbox'), 'allergen');
    await waitFor(() => expect(rowCount()).toBe(1));
    await press('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Details' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByText(/approved$/);
    await userEvent.keyboard('u');
    await waitFor(() => expect(rowCount()).toBe(1));
  });
});

test('Shift with j and k selects a range, and Ctrl+A all that is listed, then nothing', async () => {
  renderFindings({ props: { undoSeconds: 60 } });
  await press('{Shift>}jj{/Shift}');
  await screen.findByText('3 selected');
  await userEvent.keyboard('{Escape}{Shift>}k{/Shift}');
  await screen.findByText('2 selected');
  await userEvent.keyboard('{Control>}a{/Control}');
  await screen.findByText(`${rowCount()} selected`);
  await userEvent.keyboard('{Control>}a{/Control}');
  expect(screen.queryByText(/selected$/)).toBeNull();
});

describe('a selection after a search', () => {
  test('says that none of it is in view, and the header speaks of the rows shown', async () => {
    renderFindings({ props: { undoSeconds: 60 } });
    await grid();
    const search = screen.getByRole('searchbox');
    await userEvent.fill(search, 'late');
    await waitFor(() => expect(rowCount()).toBeLessThan(10));
    await selectAll();
    const late = rowCount();
    await userEvent.fill(search, 'allergen');
    await screen.findByText(`${late} selected, none in this view`);
    expect(screen.getByText('All matching “late”')).toBeVisible();
    const header = screen.getByRole('checkbox', { name: /^Select all / });
    expect(header).not.toBeChecked();
    expect(header).not.toBePartiallyChecked();
    await press('a');
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByRole('heading', {
      name: late === 1 ? 'Approve 1 finding?' : `Approve ${late} findings?`,
    });
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
      /^None of these are in this view\. You can undo this for about 2 minutes\.$/,
    );
    await userEvent.keyboard('{Escape}');
    await userEvent.click(header);
    await screen.findByText(`${late + 1} selected, 1 in this view`);
    expect(header).toBeChecked();
    await userEvent.click(header);
    await screen.findByText(`${late} selected, none in this view`);
  });
});

describe('what the review says', () => {
  test('after the last finding of a search: how many are done, and what is left elsewhere', async () => {
    renderFindings({ props: { undoSeconds: 60 } });
    await grid();
    const all = rowCount();
    await userEvent.fill(screen.getByRole('searchbox'), 'allergen');
    await waitFor(() => expect(rowCount()).toBe(1));
    await press('a');
    await screen.findByText('All decided');
    expect(screen.queryByText('1 reviewed')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Apply now' }));
    await screen.findByText('1 reviewed');
    screen.getByText(`${all - 1} other findings are still pending.`);
    expect(screen.queryByText('No matching findings')).toBeNull();
    expect(screen.getByRole('tab', { name: /^To review/ })).toHaveTextContent(
      `To review${all - 1}`,
    );
  });

  test('about a finding that somebody else decided while an approval was held: that it wasn’t sent', async () => {
    const { platform } = renderFindings({ props: { undoSeconds: 60 } });
    await press('a');
    const { findings } = await createPlatformClient(platform).json(listFindings, {});
    const first = findings.find(({ review_state }) => review_state === 'pending');
    await rejectElsewhere(platform, first?.finding_id ?? '');
    await chooseMore('Refresh');
    await screen.findByText(
      `Someone else already reviewed “${first?.title ?? ''}” (Rejected). Your decision wasn’t sent.`,
    );
  });

  test('about a bulk that was sent after somebody else’s decision: that it came too late', async () => {
    const { platform } = renderFindings({ props: { undoSeconds: 0.05 } });
    await grid();
    const { findings } = await createPlatformClient(platform).json(listFindings, {});
    const [first, second] = findings.filter(({ review_state }) => review_state === 'pending');
    await rejectElsewhere(platform, first?.finding_id ?? '');
    await press('xjxa');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Approve 2' }));
    await screen.findByText(
      `Someone else already reviewed “${first?.title ?? ''}” (Rejected). Your decision came too late.`,
    );
    expect(second).toBeDefined();
    expect(screen.queryByText(/wasn’t sent/)).toBeNull();
  });

  test('of a partial failure: every finding, each to open and to try again', async () => {
    renderFindings({
      props: { undoSeconds: 0.02 },
      prepare: ({ faults }) => void faults.add({ route: 'rejectFinding', status: 500, times: 8 }),
    });
    await press('xjxjxjxjxjxjxjxr');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Reject 8' }));
    const alert = within(await screen.findByRole('alert'));
    await alert.findByText('8 decisions couldn’t be saved');
    await userEvent.click(alert.getByRole('button', { name: 'Details' }));
    expect(alert.getAllByRole('button', { name: /^Open / })).toHaveLength(8);
    const [, , third] = alert.getAllByRole('listitem');
    const open = within(third ?? document.body).getByRole('button', { name: /^Open / });
    const title = /“(.*)”/.exec(open.getAttribute('aria-label') ?? '')?.[1] ?? '';
    await userEvent.click(open);
    await screen.findByRole('heading', { level: 3, name: title });
    await userEvent.click(alert.getByRole('button', { name: `Try “${title}” again` }));
    await alert.findByText('7 decisions couldn’t be saved');
  });

  test('a notice, a failure and an open panel leave the list most of its height', async () => {
    const { platform } = renderFindings({
      props: { undoSeconds: 0.02 },
      prepare: ({ faults }) => void faults.add({ route: 'rejectFinding', status: 500, times: 1 }),
    });
    await press('r');
    await screen.findByText('1 decision couldn’t be saved');
    platform.faults.add({ route: 'listFindings', status: 500 });
    await chooseMore('Refresh');
    await screen.findByText('1 more notice');
    await userEvent.click(screen.getByRole('button', { name: 'Display' }));
    await screen.findByRole('group', { name: 'Display' });
    const whole = screen.getByRole('region', { name: 'Findings' }).clientHeight;
    expect(screen.getByRole('grid').clientHeight / whole).toBeGreaterThan(0.3);
  });
});

async function rejectElsewhere(
  platform: ReturnType<typeof renderFindings>['platform'],
  id: string,
): Promise<void> {
  const response = await platform.fetch(
    `${platform.credentials.baseUrl}/core-analytics/validation/findings/${id}/reject`,
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
}
