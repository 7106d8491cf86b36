import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderWidget } from '../../../../test/renderWidget.tsx';
import { createPlatformClient } from '../../../../test/platformClient.ts';
import { viewHost } from '../../../../test/viewHost.tsx';
import { listApprovedFindings, listFindings, type Finding } from '../../../contract/index.ts';
import { createMockPlatform } from '../../../mock-platform/index.ts';
import { defaultFindingsView } from '../core/findingsView.ts';
import { FindingsReview } from '../FindingsReview.tsx';
import type { FindingsReviewProps } from '../declaration.ts';

type View = NonNullable<FindingsReviewProps['view']>;

/** A host that keeps the view as JSON, as in an address. */
function openHost(first: View) {
  const { host, ...kept } = viewHost(first, (props) => <FindingsReview {...props} />);
  renderWidget(host, page);
  return kept;
}

const page = { width: 1150, height: 700 };

/** Returns the second and the third finding of the mock platform that wait for a review. */
async function pendingFindings(): Promise<(Finding | undefined)[]> {
  const client = createPlatformClient(createMockPlatform({ pace: 0 }));
  const { findings } = await client.json(listFindings, {});
  return findings.filter(({ review_state }) => review_state === 'pending').slice(1, 3);
}

const details = () => screen.findByRole('complementary', { name: 'Details' });

async function titleInDetails(): Promise<string> {
  const heading = await within(await details()).findByRole('heading', { level: 3 });
  return heading.textContent;
}

test('opens the finding that the host names, and tells the host of each other one', async () => {
  const [second, third] = await pendingFindings();
  const { kept, give } = openHost({ findingId: second?.finding_id });
  await screen.findByRole('grid', { name: 'Findings' });
  expect(await titleInDetails()).toBe(second?.title);
  screen.getByRole('grid', { name: 'Findings' }).focus();
  await userEvent.keyboard('j');
  expect(await titleInDetails()).toBe(third?.title);
  expect(kept.at(-1)).toMatchObject({ findingId: third?.finding_id });
  expect(kept).toHaveLength(2);
  act(() => give(kept[0] ?? {}));
  await waitFor(async () => expect(await titleInDetails()).toBe(second?.title));
  expect(kept).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Close details' }));
  expect(kept.at(-1)).toMatchObject({ findingId: null });
  expect(screen.queryByRole('complementary', { name: 'Details' })).toBeNull();
});

test('the place that a host keeps goes on with a skip, and a reload finds it', async () => {
  const [second, third] = await pendingFindings();
  const filter = { ...defaultFindingsView.filter, isSkipped: false };
  const first = openHost({ filter, findingId: second?.finding_id });
  (await screen.findByRole('grid', { name: 'Findings' })).focus();
  expect(await titleInDetails()).toBe(second?.title);
  await userEvent.keyboard('s');
  await waitFor(async () => expect(await titleInDetails()).toBe(third?.title));
  const kept = first.kept.at(-1) ?? {};
  expect(kept).toMatchObject({ findingId: third?.finding_id });
  cleanup();
  openHost(kept);
  await screen.findByRole('grid', { name: 'Findings' });
  expect(await titleInDetails()).toBe(third?.title);
});

test('fetches a finding that the list doesn’t have by its id', async () => {
  const platform = createMockPlatform({ pace: 0 });
  const { findings } = await createPlatformClient(platform).json(listApprovedFindings, {});
  const [approved] = findings;
  openHost({ findingId: approved?.finding_id });
  await screen.findByRole('grid', { name: 'Findings' });
  await waitFor(async () => expect(await titleInDetails()).toBe(approved?.title));
  expect(screen.getByRole('button', { name: /^Approve/ })).toBeDisabled();
});

test('says that a finding can’t be loaded, and goes on from it', async () => {
  const { kept } = openHost({ findingId: 'nobody-has-this' });
  const panel = within(await details());
  expect(await panel.findByText('Couldn’t load this finding')).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: /^Approved/ }));
  await waitFor(() => expect(screen.queryByText('Couldn’t load this finding')).toBeNull());
  expect(kept.at(-1)).not.toHaveProperty('findingId');
});

test('a host that takes no change over keeps its view', async () => {
  const onViewChange = vi.fn();
  renderWidget(<FindingsReview view={{ tab: 'approved' }} onViewChange={onViewChange} />, page);
  await screen.findByRole('grid', { name: 'Findings' });
  await userEvent.click(screen.getByRole('tab', { name: /^Rejected/ }));
  expect(onViewChange).toHaveBeenCalledWith(expect.objectContaining({ tab: 'rejected' }));
  expect(screen.getByRole('tab', { name: /^Approved/ })).toHaveAttribute('aria-selected', 'true');
});

test('what a host leaves out of the view is the reviewer’s', async () => {
  renderWidget(<FindingsReview view={{ tab: 'approved' }} />, page);
  await screen.findByRole('grid', { name: 'Findings' });
  await userEvent.type(screen.getByRole('searchbox'), 'ice');
  expect(screen.getByRole('searchbox')).toHaveValue('ice');
});

test('shows the filters that are on, and removes each of them or all', async () => {
  const filter = {
    ...defaultFindingsView.filter,
    search: 's',
    themes: ['Suppliers', ''],
    confidence: { from: 0.5, to: 0.95 },
    isSkipped: false,
  };
  const { kept } = openHost({ filter });
  const chips = await screen.findByRole('list', { name: 'Filter (3)' });
  const texts = () =>
    within(chips)
      .getAllByRole('listitem')
      .map((chip) => chip.textContent);
  expect(texts()).toEqual(['Theme Suppliers and No theme', 'Confidence 50% – 95%', 'Hide skipped']);
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter Theme' }));
  expect(texts()).toEqual(['Confidence 50% – 95%', 'Hide skipped']);
  expect(screen.getByRole('button', { name: 'Remove filter Confidence' })).toHaveFocus();
  expect(kept.at(-1)?.filter).toEqual({ ...filter, themes: undefined });
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(screen.queryByRole('button', { name: /^Remove filter/ })).toBeNull();
  expect(kept.at(-1)?.filter).toEqual({ ...defaultFindingsView.filter, search: 's' });
  await waitFor(() => expect(screen.getByRole('grid', { name: 'Findings' })).toHaveFocus());
});

test('a search without findings offers once to clear the filters', async () => {
  openHost({
    filter: { ...defaultFindingsView.filter, search: 'no such words', isSkipped: false },
  });
  await screen.findByText('No matching findings');
  expect(screen.getByRole('button', { name: 'Remove filter Hide skipped' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(screen.queryByRole('button', { name: /^Remove filter/ })).toBeNull();
  await screen.findByRole('grid', { name: 'Findings' });
});
