import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createMockPlatform } from '../../src/mock-platform/index.ts';
import { BrainstemDevtools } from '../../src/devtools/index.ts';
import { Chat } from '../../src/react/chat.ts';
import { FindingsReview } from '../../src/react/findings-review.ts';
import { renderWithPlatform } from '../../src/testing/renderWithPlatform.tsx';
import type { ToolRenderer } from '../../src/widgets/chat/thread/tool/toolRenderers.ts';
import { createRecords, type DecisionRecord, type RecordsOptions } from '../../src/client/index.ts';
import { createPlatformClient } from '../platformClient.ts';

function open(options: RecordsOptions = {}) {
  const platform = createMockPlatform({ pace: 0 });
  const records: DecisionRecord[] = [];
  const onRecord = (given: readonly DecisionRecord[]): void => void records.push(...given);
  const client = createPlatformClient(platform, {
    records: createRecords({ onRecord, ...options }),
  });
  return { platform, records, client };
}

test('a reviewer types a reason beside the undo and sends both with Enter', async () => {
  const { platform, records, client } = open({ reason: 'required' });
  renderWithPlatform(
    <div style={{ blockSize: 700 }}>
      <FindingsReview />
      <BrainstemDevtools mock={platform} />
    </div>,
    { platform, client },
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  const reason = await screen.findByRole('textbox', { name: 'Reason (required)' });
  expect(screen.getByRole('button', { name: 'Apply now' })).toBeDisabled();
  await user.type(reason, 'Seen in the ledger');
  fireEvent.keyDown(reason, { key: 'Enter', keyCode: 229 });
  expect(reason).toBeVisible();
  await user.keyboard('{Enter}');
  await expect.poll(() => records.length).toBe(1);
  expect(records[0]).toMatchObject({
    action: 'finding.approve',
    reason: 'Seen in the ledger',
    by: 'person',
    outcome: 'done',
  });
  // The details were beside the list.
  expect(records[0]?.evidence).toContainEqual(expect.stringMatching(/^node:/));

  await user.click(screen.getByRole('button', { name: 'Brainstem devtools' }));
  await user.click(screen.getByRole('tab', { name: /^Records/ }));
  const table = screen.getByRole('table', { name: 'Records' });
  within(table).getByRole('row', { name: /^finding\.approve Done Person/ });
  screen.getByRole('button', { name: 'Download as JSON Lines' });
});

test('nobody is asked for a reason where the host wants none', async () => {
  const { platform, client } = open();
  renderWithPlatform(
    <div style={{ blockSize: 700 }}>
      <FindingsReview />
    </div>,
    { platform, client },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
  await screen.findByRole('button', { name: 'Apply now' });
  expect(screen.queryByRole('textbox', { name: /^Reason/ })).toBeNull();
});

test.each([
  ['tool.allow', 'person', 'Allow', true],
  ['tool.refuse', 'person', 'Don’t allow', true],
  ['tool.run', 'assistant', undefined, false],
] as const)('a chat records %s by the %s', async (action, by, button, confirm) => {
  const { platform, records, client } = open();
  const tool: ToolRenderer = { handle: () => ({ order: 'O-7' }), confirm };
  renderWithPlatform(
    <div style={{ blockSize: 700 }}>
      <Chat tools={{ place_order: tool }} />
    </div>,
    { platform, client },
  );
  const user = userEvent.setup();
  await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'use host tool{Enter}');
  if (button !== undefined) await user.click(await screen.findByRole('button', { name: button }));
  await expect.poll(() => records.length).toBe(2);
  expect(records).toMatchObject([
    { action: 'chat.send', by: 'person' },
    { action, by, evidence: ['tool:place_order'], route: 'POST /chat/resume' },
  ]);
});
