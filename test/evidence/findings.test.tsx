import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { listFindings, type Finding } from '../../src/contract/index.ts';
import { createMockPlatform } from '../../src/mock-platform/index.ts';
import type { ResolveSource } from '../../src/client/index.ts';
import { FindingsReview } from '../../src/react/findings-review.ts';
import type { FindingsHandle } from '../../src/widgets/findings-review/declaration.ts';
import { renderWithPlatform } from '../../src/testing/renderWithPlatform.tsx';
import { createPlatformClient } from '../platformClient.ts';
import { isLong } from '../propertyRuns.ts';
import { foreignReferences } from './foreignReferences.ts';

/** Shows the review, and returns what opens its findings. */
async function openReview(options: { resolveSource?: ResolveSource; change?: Partial<Finding> }) {
  const platform = createMockPlatform({ pace: 0 });
  const { findings } = await createPlatformClient(platform).json(listFindings, {});
  const pending = findings.filter(({ review_state }) => review_state === 'pending');
  const { change } = options;
  const client = createPlatformClient(platform, {
    ...(options.resolveSource === undefined ? {} : { resolveSource: options.resolveSource }),
    async fetch(input, init) {
      const response = await platform.fetch(input, init);
      const text = await response.text();
      return new Response(
        change !== undefined && text.includes('"finding_id"')
          ? JSON.stringify(
              JSON.parse(text, (_key, value: unknown) =>
                typeof value === 'object' && value !== null && 'source_refs' in value
                  ? { ...value, ...change }
                  : value,
              ),
            )
          : text,
        response,
      );
    },
  });
  let review: FindingsHandle | null = null;
  renderWithPlatform(
    // With few rows: each opening has the browser look at the style of all that lies behind it.
    <div style={{ inlineSize: 1150, blockSize: 300 }}>
      <FindingsReview actionsRef={(handle) => void (review = handle)} />
    </div>,
    { platform, client },
  );
  await screen.findByRole('grid', { name: 'Findings' });
  return {
    pending,
    select: async ({ finding_id: id, title }: Finding): Promise<HTMLElement> => {
      act(() => review?.select(id));
      const details = await screen.findByRole('complementary', { name: 'Details' });
      await within(details).findByRole('heading', { name: title });
      return details;
    },
  };
}

/** Lists the controls of a part of the page that open evidence: rows of sources, and nodes. */
const openers = (part: HTMLElement): HTMLElement[] => [
  ...part.querySelectorAll<HTMLElement>('[data-part="sources"] :is(a, [role="button"])'),
  ...within(part).queryAllByRole('button', { name: /^Open / }),
];

/** The panel that is open. To ask the whole page for a role takes longer than all else here. */
const evidence = (): HTMLElement | null => document.querySelector('[role="dialog"]');

/** Loads the panel's code, which comes while nothing is to be done, or with the first opening. */
async function loadPanel(part: HTMLElement): Promise<void> {
  const user = userEvent.setup();
  act(() => openers(part)[0]?.click());
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
}

/**
 * Opens each by pointer and by keyboard, in turn unless the run is long, and expects the panel in the
 * same update.
 */
async function openEach(part: HTMLElement): Promise<number> {
  const user = userEvent.setup();
  const all = openers(part);
  for (const [at, opener] of all.entries()) {
    for (const isKey of isLong ? [false, true] : [at % 2 === 1]) {
      act(() => opener.focus());
      if (isKey) await user.keyboard('{Enter}');
      else act(() => opener.click());
      const panel = evidence();
      expect(panel?.querySelector('[data-part="evidence"]')).toHaveFocus();
      await expect
        .poll(() => panel?.querySelector('[aria-busy="true"]'), { message: opener.textContent })
        .toBeNull();
      expect(panel).toHaveTextContent(
        /We couldn’t find the text behind this\.|Findings loaded here|Notice is due|sixty days|Open from six|【4:0/,
      );
      await user.keyboard('{Escape}');
      expect(evidence()).toBeNull();
      expect(opener).toHaveFocus();
    }
  }
  return all.length;
}

/** Fails the test if anything asks another host. */
function refuseForeignHosts(): void {
  performance.clearResourceTimings();
  onTestFinished(() => {
    const hosts = performance.getEntriesByType('resource').map(({ name }) => new URL(name).host);
    expect(hosts.filter((host) => host !== location.host)).toEqual([]);
  });
}

test('every reference of the mock’s findings opens at once by pointer and by keyboard, or says that it can’t be found', async () => {
  refuseForeignHosts();
  const { pending, select } = await openReview({ resolveSource: () => undefined });
  let opened = 0;
  let expected = 0;
  for (const finding of pending) {
    const { source_refs, node_ids, context_node_ids } = finding;
    expected += source_refs.length + node_ids.length + context_node_ids.length;
    const details = await select(finding);
    if (opened === 0) await loadPanel(details);
    opened += await openEach(details);
  }
  expect(expected).toBeGreaterThan(20);
  expect(opened).toBe(expected);
});

test('every reference as others send them opens at once by pointer and by keyboard', async () => {
  refuseForeignHosts();
  const source_refs = foreignReferences.map(({ raw }) => raw);
  const { pending, select } = await openReview({
    resolveSource: () => undefined,
    change: { source_refs, node_ids: [], context_node_ids: [] },
  });
  const [first] = pending;
  if (first === undefined) throw new Error('No finding is pending.');
  const details = await select(first);
  await loadPanel(details);
  expect(await openEach(details)).toBe(foreignReferences.length);
});

test('a node leads to the findings that name it, these to their sources, and Backspace back', async () => {
  const user = userEvent.setup();
  const { pending, select } = await openReview({});
  const finding = pending.find(({ node_ids }) => node_ids.includes('customer:hotel-linden'));
  if (finding === undefined) throw new Error('No finding names the hotel.');
  const details = await select(finding);
  const opener = within(details).getByRole('button', { name: 'Open customer:hotel-linden' });
  await user.click(opener);
  const panel = await screen.findByRole('dialog', { name: 'customer:hotel-linden' });
  within(panel).getByRole('heading', { name: 'Findings loaded here' });
  await user.click(within(panel).getByRole('button', { name: finding.title }));
  expect(panel).toHaveAccessibleName(finding.title);
  await within(panel).findByText('87%');
  within(panel).getByText('To review');
  const sources = within(panel).getByRole('region', { name: 'Sources' });
  expect(within(sources).getAllByRole('listitem')).toHaveLength(finding.source_refs.length);
  await user.keyboard('{Backspace}');
  expect(within(panel).getByRole('button', { name: finding.title })).toHaveFocus();
  // Keys of the review decide nothing behind the panel.
  await user.keyboard('a{Escape}');
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  expect(opener).toHaveFocus();
});
