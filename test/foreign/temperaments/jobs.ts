import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { WidgetName } from '../../../src/widgets/widgetNames.ts';
import { answerText } from './chatRoutes.ts';
import { connectionJobs } from './connectionJobs.ts';
import type { ForeignPlatform } from './createForeignPlatform.ts';
import { reads, sees, type Hands } from './hands.ts';
import type { MainJob } from './MainJob.ts';

const asked = 'Who delivers late?';

async function ask({ requests, world }: ForeignPlatform, hands: Hands): Promise<void> {
  await hands.fill('Message', asked);
  await hands.keyboard('{Enter}');
  await reads(answerText);
  await sees('button', 'Ask again');
  const sent = requests.filter((request) => /^200 POST .*\/chat\/stream$/.test(request));
  expect(sent).toHaveLength(1);
  expect(world.sessions[0]?.messages).toHaveLength(2);
  expect(document.body).not.toHaveTextContent(/was interrupted/);
}

/** The main job of every widget. */
export const jobs: Readonly<Record<WidgetName, MainJob>> = {
  ...connectionJobs,
  chat: { work: ask },
  chatLauncher: {
    async work(platform, hands) {
      await hands.press(/^Open chat/);
      await ask(platform, hands);
    },
  },
  findingsReview: {
    props: () => ({ undoSeconds: 0 }),
    async work({ world }, hands) {
      await hands.press(/^Borealis delivers late/, 'row');
      await hands.press('Approve');
      await expect.poll(() => world.findings[0]?.review_state).toBe('approved');
      await hands.press(/^Two names/, 'row');
      await hands.press('Skip');
      await expect.poll(() => world.findings[1]?.is_skipped).toBe(true);
      await hands.press(/^Approved/, 'tab');
      await sees('row', /^Borealis delivers late/);
    },
  },
  ontologyEditor: {
    props: () => ({ defaultView: { page: 'new' } }),
    async work({ world }, hands) {
      await hands.fill('Name', 'Ice chain');
      await hands.fill('Add a term', 'ice');
      await hands.keyboard('{Enter}');
      await hands.press('Save');
      await expect.poll(() => world.ontologies.length).toBe(3);
      await sees('heading', 'Ice chain');
      await sees('button', /^Ice chain/);
    },
  },
  ontologyPicker: {
    async work(_, hands) {
      await hands.press(/^Cold chain/, 'checkbox');
      await expect.poll(() => checked(/^Cold chain/)).toBe(true);
    },
  },
  onboarding: {
    async work(_, hands) {
      await hands.press('Get started');
      await hands.press('Fish', 'radio');
      await hands.fill('Who buys it?', 'Hotels');
      await hands.press('Continue');
      await hands.press('North', 'radio');
      await hands.press('Continue');
      await sees('heading', 'That’s all we need');
    },
  },
  productOnboarding: {
    props: () => ({ tenantId: 'tenant', userId: 'user', adapter: productAdapter }),
    async work({ world }, hands) {
      await hands.fill('Which goods?', 'Cod');
      await hands.press('Save and continue');
      await expect.poll(() => world.productAnswers).toEqual([{ goods: ['Cod'] }]);
    },
  },
  delegatedOnboarding: {
    props: () => ({ token: 'token-of-the-link' }),
    async work({ world }, hands) {
      await hands.fill('What happens to a warm delivery?', 'It goes back');
      await hands.press('Send 1 answer');
      await expect.poll(() => world.delegated).toEqual({ 'assignment-1': ['It goes back'] });
    },
  },
  brainViewer: {
    props: () => ({ defaultView: { mode: 'table' } }),
    async work({ world }, hands) {
      await sees('table', 'Types');
      await hands.press('Edit with a sentence');
      await hands.fill(/change/i, 'Borealis supplies Hotel Linden since 1 March 2026');
      await hands.press('Apply');
      await expect.poll(() => world.sentences).toHaveLength(1);
    },
  },
  taskList: {
    async work({ world }, hands) {
      await hands.fill('New task', 'Weigh the cod');
      await hands.keyboard('{Enter}');
      await expect.poll(() => world.tasks.map(({ title }) => title)).toContain('Weigh the cod');
      await sees('checkbox', 'Complete “Weigh the cod”');
      await hands.press('Complete “Order cod”', 'checkbox');
      await expect.poll(() => world.tasks[1]?.status).toBe('completed');
      await hands.press(/^Call Borealis/);
      await hands.press('Delete task');
      const dialog = within(await screen.findByRole('dialog'));
      await hands.click(dialog.getByRole('button', { name: 'Delete task' }));
      await expect.poll(() => world.tasks.map(({ title }) => title)).not.toContain('Call Borealis');
    },
  },
  platformForm: {
    props: () => ({ slug: 'new-supplier', tenantId: 'tenant' }),
    async work({ world }, hands) {
      await hands.fill(/^Company/, 'Saltmarsh');
      await hands.press('Submit');
      await reads(/^(Sent|Thank)/);
      expect(world.submissions).toHaveLength(1);
    },
  },
  attentionBadge: {
    async work() {
      await sees('img', /^5 need your attention$/);
    },
  },
};

function checked(name: RegExp): boolean | undefined {
  const boxes = document.querySelectorAll<HTMLInputElement>('input[type=checkbox]');
  return [...boxes].find((box) => name.test(box.labels?.[0]?.textContent ?? ''))?.checked;
}

const productAdapter = {
  readStatus: () => ({ completed: false, parts: [{ step: 1, subStep: 1, status: 'open' }] }),
  readQuestions: () => [{ id: 'goods', question: 'Which goods?', kind: 'text', options: [] }],
  writeAnswers: (answers: readonly { id: string; answer: readonly string[] }[]) =>
    Object.fromEntries(answers.map(({ id, answer }) => [id, answer])),
};
