import { expect } from 'vitest';
import { listFindings } from '../../../src/api/index.ts';
import type { Finding } from '../../../src/contract/index.ts';
import type { MockPlatform } from '../../../src/mock-platform/index.ts';
import { createPlatformClient } from '../../platformClient.ts';
import { textSlot } from '../textSlot.ts';
import type { KeptValue, Step, WidgetCells } from '../WidgetCells.ts';

const anyText: unknown = expect.any(String);

const inGrid =
  (keys: string): Step =>
  async (review) => {
    await review.focus('grid');
    await review.keys(keys);
  };

const isAt = (tab: string, name: RegExp): KeptValue => ({
  value: () => ({ tab }),
  seen: ({ sees }) => sees('tab', name, { selected: true }),
});

async function thirdPending(platform: MockPlatform): Promise<Finding | undefined> {
  const client = createPlatformClient(platform);
  const { findings } = await listFindings(client);
  client.tokens.dispose();
  return findings.filter(({ review_state: state }) => state === 'pending')[2];
}

/** The review of findings. */
export const findingsReview: WidgetCells = {
  props: () => ({ undoSeconds: 0.02 }),
  events: {
    onViewChange: {
      cause: ({ press }) => press(/^Rejected/, 'tab'),
      detail: { view: { tab: 'rejected' } },
    },
    onDecision: {
      cause: inGrid('a'),
      detail: { decision: 'approve', findingIds: [anyText] },
    },
    onSkip: { cause: inGrid('s'), detail: { findingId: anyText, isSkipped: true } },
    onEdit: {
      cause: async (review) => {
        await inGrid('e')(review);
        await review.fill('What should change?', 'Change the title to “Late on Mondays”');
        await review.keys('{Control>}{Enter}{/Control}');
      },
      detail: { findingId: anyText },
    },
    onSaveView: {
      cause: async ({ press, fill, keys }) => {
        await press('Display');
        await fill('View name', 'Mine');
        await keys('{Enter}');
      },
      detail: { name: 'Mine', view: { tab: 'pending' } },
    },
    onOpenNode: {
      cause: ({ press }) => press('Open supplier:saltmarsh-fisheries'),
      detail: { nodeId: 'supplier:saltmarsh-fisheries' },
    },
    onOpenSource: {
      cause: ({ press }) => press(/^Order database/),
      detail: { kind: 'source', title: 'Order database' },
    },
    onConnectSource: {
      platform: { seed: 'empty' },
      cause: ({ press }) => press('Connect a source'),
      detail: {},
    },
  },
  controlled: {
    view: {
      values: [isAt('approved', /^Approved/), isAt('rejected', /^Rejected/)],
      change: ({ press }) => press(/^All/, 'tab'),
      event: 'onViewChange',
      wanted: { view: { tab: 'all' } },
    },
  },
  slots: {
    renderFinding: textSlot('title'),
    renderDetails: textSlot('finding_id'),
  },
  methods: {
    select: {
      values: async (platform) => [(await thirdPending(platform))?.finding_id],
      seen: async ({ platform, sees }) =>
        sees('heading', (await thirdPending(platform))?.title ?? 'a third one'),
    },
  },
};
